"""What the window needs of the system, asked before Qt is: Qt would end the process where something is missing."""
