# Builds the program for Windows and its installer, from the hash-locked requirements alone:
#   powershell -ExecutionPolicy Bypass -File installers\windows\build.ps1 [-Variant vulkan|cuda] [-Repository OWNER/NAME]
# Needs uv, a C++ compiler, CMake, Inno Setup 6.3 or newer; for a variant its SDK (VULKAN_SDK, CUDA_PATH).
# Signs if DRAFTLIGHT_SIGN_COMMAND holds a command for Inno Setup, such as: signtool sign /fd sha256 ... $f
param(
    [ValidateSet('cpu', 'vulkan', 'cuda')] [string] $Variant = 'cpu',
    [string] $Repository = ''
)
$ErrorActionPreference = 'Stop'
Set-StrictMode -Version Latest
Set-Location (Join-Path $PSScriptRoot '..\..')

function Invoke-Step {
    # PowerShell goes on after a program that failed; a build must not.
    param([string] $Program, [string[]] $Arguments)
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) { throw "$Program ended with status $LASTEXITCODE" }
}

# Kernels for the computer that compiles would end with an illegal instruction on an older one.
$env:CMAKE_ARGS = '-DGGML_NATIVE=OFF -DGGML_RPC=ON'

$python = 'build\release-env\Scripts\python.exe'
Invoke-Step uv @('venv', '--clear', '--seed', '--python', '3.11', 'build\release-env')
Invoke-Step uv @('pip', 'install', '--python', $python, '--require-hashes', '-r', 'installers\requirements.txt')

$prepare = @('-m', 'installers.prepare')
if ($Repository) { $prepare += @('--repository', $Repository) }
Invoke-Step $python $prepare
$build = @('-m', 'installers.build', 'llama', 'bundle')
if ($Variant -ne 'cpu') { $build += "--$Variant" }
Invoke-Step $python $build
Invoke-Step 'dist\draftlight\draftlight-cli.exe' @('--self-test', '--json')

$version = (& $python -c 'from installers.project import version; print(version())').Trim()
$iscc = (Get-Command iscc -ErrorAction SilentlyContinue).Source
if (-not $iscc) { $iscc = "${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe" }
$options = @("/DVersion=$version")
if ($Variant -ne 'cpu') { $options += "/DVariant=$Variant" }
if ($env:DRAFTLIGHT_SIGN_COMMAND) { $options += @('/DSigned', "/Sdraftlight=$env:DRAFTLIGHT_SIGN_COMMAND") }
Invoke-Step $iscc ($options + 'installers\windows\draftlight.iss')
