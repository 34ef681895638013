"""The version resource of the Windows programs: what the file's properties and the task manager show of them.

PyInstaller reads it as a Python expression; see :func:`text`.
"""

from __future__ import annotations

from packaging.version import Version

from app import __doc__ as program
from installers.project import version

_LANGUAGE, _UNICODE = 0x0409, 1200  # US English; the code page of the strings


def numbers(name: str) -> tuple[int, int, int, int]:
    """Windows' four numbers of a version: 1.2.3 is 1.2.3.0; of a trial version, those of the release it leads to."""
    release = (*Version(name).release, 0, 0, 0, 0)
    return release[0], release[1], release[2], release[3]


def text(file_name: str = "draftlight.exe") -> str:
    """Return the content of the file that PyInstaller's ``version`` names."""
    own = version()
    strings = {
        "CompanyName": "Draftlight",
        "FileDescription": "Draftlight",
        "FileVersion": own,
        "InternalName": file_name.removesuffix(".exe"),
        "LegalCopyright": "Apache License 2.0",
        "OriginalFilename": file_name,
        "ProductName": "Draftlight",
        "ProductVersion": own,
        "Comments": (program or "").strip(),
    }
    pairs = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    four = numbers(own)
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004, "
        "fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('{_LANGUAGE:04X}{_UNICODE:04X}', [{pairs}])]),\n"
        f"  VarFileInfo([VarStruct('Translation', [{_LANGUAGE}, {_UNICODE}])])])\n"
    )
