; The installer for Windows, for Inno Setup 6.3 or newer. Made by build.ps1 beside this file, which says
;   iscc /DVersion=1.2.3 [/DVariant=vulkan] [/DSigned /Sdraftlight=COMMAND] draftlight.iss
; The frozen program must lie in dist\draftlight, the icon beside this file (python -m installers.prepare).

#ifndef Version
  #error Say which version: iscc /DVersion=1.2.3 draftlight.iss
#endif
#ifdef Variant
  #define NameEnd "-" + Variant
#else
  #define NameEnd ""
#endif

[Setup]
; Never change this number: by it an upgrade finds what it replaces.
AppId={{6B6E0E0C-7C52-4C0B-9C55-0E1B0B5B6C37}
AppName=Draftlight
AppVersion={#Version}
AppVerName=Draftlight {#Version}
AppPublisher=Draftlight
UninstallDisplayName=Draftlight
UninstallDisplayIcon={app}\draftlight.exe
; For one person unless an administrator chooses otherwise: no password is asked for.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
DefaultDirName={autopf}\Draftlight
DisableProgramGroupPage=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; What PySide6 6.11 runs on.
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=draftlight.ico
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
; The model's numbers hardly shrink, and the program's libraries do; one stream serves both.
LZMANumBlockThreads=2
CloseApplications=yes
RestartApplications=no
OutputDir=..\..\dist
OutputBaseFilename=Draftlight-{#Version}-windows-x64{#NameEnd}-setup
#ifdef Signed
SignTool=draftlight
SignedUninstaller=yes
#endif

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
english.DataKept=Your chats, settings and models are still here:%n%n%1%n%nDelete this folder if you do not want them any more.
german.DataKept=Ihre Chats, Einstellungen und Modelle liegen weiterhin hier:%n%n%1%n%nEntfernen Sie diesen Ordner, wenn Sie sie nicht mehr brauchen.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version left: a library that has another name now must not be loaded beside the new one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\draftlight\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "..\..\LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"; Flags: ignoreversion
Source: "..\..\build\licences\THIRD-PARTY-NOTICES.txt"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Draftlight"; Filename: "{app}\draftlight.exe"
Name: "{autodesktop}\Draftlight"; Filename: "{app}\draftlight.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\draftlight.exe"; Description: "{cm:LaunchProgram,Draftlight}"; Flags: nowait postinstall skipifsilent

[Code]
procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Data: String;
begin
  Data := ExpandConstant('{localappdata}\Draftlight');
  if (Step = usPostUninstall) and DirExists(Data) and not UninstallSilent then
    MsgBox(FmtMessage(CustomMessage('DataKept'), [Data]), mbInformation, MB_OK);
end;
