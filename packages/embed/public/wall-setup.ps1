# Makes this computer a wall: a browser opens one address in full screen at each log-in and is started again if it ends.
# Usage: powershell -ExecutionPolicy Bypass -File wall-setup.ps1 https://bi.example.com/device
param([string]$Address = '')
$ErrorActionPreference = 'Stop'

if ($Address -notmatch '^(https?://[^/\s"%&<>|^]+)/[^\s"%<>|^]*$') {
  Write-Error "用法 Usage: wall-setup.ps1 https://your-server/device"
  exit 2
}
$origin = $Matches[1]

$places = @(
  "$env:ProgramFiles\Google\Chrome\Application\chrome.exe",
  "${env:ProgramFiles(x86)}\Google\Chrome\Application\chrome.exe",
  "${env:ProgramFiles(x86)}\Microsoft\Edge\Application\msedge.exe",
  "$env:ProgramFiles\Microsoft\Edge\Application\msedge.exe"
)
$browser = $places | Where-Object { Test-Path $_ } | Select-Object -First 1
if (-not $browser) {
  Write-Error '没有找到 Chrome 或 Edge，请先安装。Neither Chrome nor Edge was found: install one first.'
  exit 1
}

# Browsers keep pages for a start without network only from safe addresses; this names a plain one of your own network.
$plain = if ($origin.StartsWith('http://')) { "--unsafely-treat-insecure-origin-as-secure=$origin" } else { '' }
$flags = '--kiosk --no-first-run --noerrdialogs --disable-session-crashed-bubble --hide-crash-restore-bubble ' +
  '--disable-features=Translate --disable-pinch --overscroll-history-navigation=0 --edge-kiosk-type=fullscreen ' +
  "--autoplay-policy=no-user-gesture-required --user-data-dir=`"%LOCALAPPDATA%\aj-wall`" $plain"

$file = Join-Path ([Environment]::GetFolderPath('Startup')) 'aj-wall.cmd'
@"
@echo off
rem Written by wall-setup.ps1.
:again
start "" /wait "$browser" $flags "$Address"
timeout /t 3 /nobreak >nul
goto again
"@ | Set-Content -Path $file -Encoding OEM

# The display stays on.
powercfg /change monitor-timeout-ac 0
powercfg /change standby-timeout-ac 0
Write-Output "已写好 Written: $file"
