/** Looks of the player; they stand in its own shadow, so that no page's style reaches them. */
export const PLAYER_STYLES = `
:host{display:block;position:relative;width:100%;height:100%;overflow:hidden;background:#0a1322;color:#e8eef8;
font-family:Inter,"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC",sans-serif;container-type:size}
.item{position:absolute;inset:0;width:100%;height:100%;opacity:0;pointer-events:none;background:#0a1322;overflow:hidden;
isolation:isolate}
.item.shown{opacity:1;pointer-events:auto}
.item>*{width:100%;height:100%}
.item.excel{background:#fff}
.message,.card{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;
gap:2cqmin;padding:8cqmin;box-sizing:border-box;text-align:center;overflow-wrap:anywhere;white-space:pre-line}
.message{font-size:clamp(18px,var(--message-size,9cqmin),240px);font-weight:600;line-height:1.35;text-wrap:balance}
.card h1{margin:0;font-size:clamp(16px,4.5cqmin,64px);font-weight:600}
.card p{margin:0;font-size:clamp(12px,2.4cqmin,32px);color:#9fb0c9}
.card[hidden],.notice[hidden],.word[hidden]{display:none}
.info{background:#10315f}.success{background:#0f4a34}.warning{background:#7a4a00}.danger{background:#8f1621}
.notice{position:absolute;inset:0;color:#fff;z-index:3}
.message,.notice{color:#fff}
.word{position:absolute;left:50%;bottom:2cqmin;z-index:2;max-width:90%;transform:translateX(-50%);padding:.5em 1em;
border-radius:6px;background:rgb(0 0 0/72%);font-size:clamp(11px,1.8cqmin,22px);color:#ffd58a;overflow-wrap:anywhere}
`;
