#!/bin/sh
# Makes this computer a wall: Chromium opens one address in full screen at each log-in and is started again if it ends.
# Usage: sh wall-setup.sh https://bi.example.com/device
# Writes ~/.local/bin/aj-wall and ~/.config/autostart/aj-wall.desktop; run it again to change the address.
set -eu

address=${1:-}
case $address in
  http://*/* | https://*/*) ;;
  *)
    echo "用法：sh wall-setup.sh https://您的服务器/device" >&2
    echo "Usage: sh wall-setup.sh https://your-server/device" >&2
    exit 2
    ;;
esac
case $address in
  *[\'\"\`\$\\\ ]*)
    echo "地址中不能有引号、空格、\$ 或反斜杠。An address holds no quotes, spaces, \$ or backslashes." >&2
    exit 2
    ;;
esac

browser=
for name in chromium chromium-browser google-chrome microsoft-edge; do
  if command -v "$name" >/dev/null 2>&1; then
    browser=$(command -v "$name")
    break
  fi
done
if [ -z "$browser" ]; then
  echo "没有找到 Chromium。请先安装：sudo apt install chromium" >&2
  echo "Chromium was not found. Install it first: sudo apt install chromium" >&2
  exit 1
fi

origin=$(printf '%s' "$address" | sed 's#^\(https\{0,1\}://[^/]*\)/.*#\1#')
# Browsers keep pages for a start without network only from safe addresses; this names a plain one of your own network.
plain=
case $origin in http://*) plain="--unsafely-treat-insecure-origin-as-secure=$origin" ;; esac

mkdir -p "$HOME/.local/bin" "$HOME/.config/autostart"
cat >"$HOME/.local/bin/aj-wall" <<WALL
#!/bin/sh
# Written by wall-setup.sh.
command -v xset >/dev/null 2>&1 && [ -n "\${DISPLAY:-}" ] && xset s off -dpms s noblank
while :; do
  "$browser" --kiosk --user-data-dir="\$HOME/.config/aj-wall" --no-first-run --noerrdialogs \\
    --disable-session-crashed-bubble --hide-crash-restore-bubble --disable-features=Translate --disable-pinch \\
    --overscroll-history-navigation=0 --autoplay-policy=no-user-gesture-required --password-store=basic \\
    --check-for-update-interval=31536000 $plain '$address'
  sleep 3
done
WALL
chmod 755 "$HOME/.local/bin/aj-wall"
cat >"$HOME/.config/autostart/aj-wall.desktop" <<ENTRY
[Desktop Entry]
Type=Application
Name=AJ Report wall
Exec=$HOME/.local/bin/aj-wall
Terminal=false
ENTRY
# The desktop of newer Raspberry Pi systems (labwc) reads a file of its own.
if [ -d "$HOME/.config/labwc" ] && ! grep -qs aj-wall "$HOME/.config/labwc/autostart"; then
  printf '%s\n' "$HOME/.local/bin/aj-wall &" >>"$HOME/.config/labwc/autostart"
fi

echo "已写好。注销后再登录，或现在运行：$HOME/.local/bin/aj-wall"
echo "Done. Log out and in again, or run now: $HOME/.local/bin/aj-wall"
