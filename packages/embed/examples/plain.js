const screen = document.querySelector('aj-bigscreen');
const output = document.querySelector('output');

screen.addEventListener('aj-load', (event) => {
  output.value = `已载入“${event.detail.title}”，版本 ${event.detail.revision}`;
});
screen.addEventListener('aj-ready', (event) => {
  output.value = `“${event.detail.title}”已显示（${event.detail.width} × ${event.detail.height}）`;
});
screen.addEventListener('aj-select', (event) => {
  output.value = `选中：${JSON.stringify(event.detail.payload)}`;
});
screen.addEventListener('aj-error', (event) => {
  output.value = `无法显示：${event.detail.name} ${event.detail.code}`;
});
