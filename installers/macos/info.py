"""The program's Info.plist beyond what PyInstaller writes by itself."""

from __future__ import annotations

from typing import Any

from installers.project import version

IDENTIFIER = "io.github.draftlight.Draftlight"


def info_plist() -> dict[str, Any]:
    return {
        "CFBundleDisplayName": "Draftlight",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.productivity",
        # What PySide6 6.11 and the compiled libraries are made for.
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        # Light and dark are both drawn by the program.
        "NSRequiresAquaSystemAppearance": False,
        # Two windows over one folder of chats would be two programs.
        "LSMultipleInstancesProhibited": True,
        "NSHumanReadableCopyright": "Apache License 2.0",
        "CFBundleDevelopmentRegion": "en",
    }
