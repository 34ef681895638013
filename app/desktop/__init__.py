"""Requirements of the window, checked before Qt is imported: Qt would end the process where something is missing."""
