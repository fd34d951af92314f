import type { ShareState, Text } from '@aj-report/contract';
import { currentLanguage } from '../i18n/language.ts';
import { wordIn } from '../i18n/fill.ts';

export const SHARE_STATE_LABELS: Readonly<Record<ShareState, Text>> = {
  active: { zh: '有效', en: 'Active' },
  paused: { zh: '已暂停', en: 'Paused' },
  expired: { zh: '已过期', en: 'Expired' },
};

/** Words of dialogs and page about shares; they are loaded with them. */
const SHARE_WORDS = {
  title: { zh: '分享：{name}', en: 'Share: {name}' },
  editTitle: { zh: '修改分享：{name}', en: 'Edit share: {name}' },
  create: { zh: '生成分享链接', en: 'Create the link' },
  again: { zh: '再生成一个', en: 'Create another' },
  done: { zh: '完成', en: 'Done' },
  link: { zh: '分享链接', en: 'Link' },
  linkHint: { zh: '任何人打开即可观看，无需登录', en: 'Anyone who opens it can watch, without an account' },
  linkHintPassword: {
    zh: '打开后需要输入分享密码，无需登录；密码只保存校验值，请现在记下',
    en: 'Asks for the share password; no account needed. Note the password now, it is not shown again',
  },
  open: { zh: '打开', en: 'Open' },
  tag: { zh: '嵌入网页', en: 'Web page' },
  tagHint: {
    zh: '粘贴到网页的 HTML 中，不用 iframe；大小由外层元素决定。服务器暂时连不上时会自动重试；禁止内联脚本的网页请去掉 onerror',
    en: 'Paste it into the HTML of a page, no iframe; it takes the size of the element around it. While the server is away it is tried again; pages that forbid inline scripts leave onerror out',
  },
  wayScript: { zh: '脚本标签', en: 'Script tag' },
  wayModule: { zh: 'ES 模块', en: 'Module' },
  wayReact: { zh: 'React', en: 'React' },
  wayIframe: { zh: 'iframe', en: 'iframe' },
  embedCode: { zh: '代码', en: 'Code' },
  moduleHint: {
    zh: '在自己的脚本中载入标签并创建元素；可随时修改 src、params 等属性',
    en: 'Loads the tag from a script of your own and makes the element; src, params and the like may change at any time',
  },
  reactHint: {
    zh: '先安装 npm 包 @aj-report/widgets（npm run package 生成），脚本随应用一起打包，不从此服务载入',
    en: 'Install the npm package @aj-report/widgets first (made by npm run package); the script is bundled with your app and not loaded from here',
  },
  iframeHint: {
    zh: '此分享的“允许的来源”须包含该网页；没有填写来源时，由 AJ_FRAME_ANCESTORS 决定哪些网站可以用框架显示。aspect-ratio 请改成大屏自己的宽高比',
    en: 'The page must be among the origins of this share; where it names none, AJ_FRAME_ANCESTORS says which sites may frame it. Set aspect-ratio to that of the screen',
  },
  policy: { zh: '内容安全策略', en: 'Content-Security-Policy' },
  policyHint: {
    zh: '网页设置了 Content-Security-Policy 时，在其中加入这些来源；没有设置则不需要',
    en: 'If the page has a Content-Security-Policy, it must allow these; without one nothing is needed',
  },
  policyHintModule: {
    zh: '网页设置了 Content-Security-Policy 时，在其中加入这些来源；页面内的脚本还需要 nonce，或放入单独的文件',
    en: 'If the page has a Content-Security-Policy, it must allow these; the script within the page needs a nonce, or a file of its own',
  },
  pin: { zh: '固定版本，并由浏览器校验（integrity）', en: 'Fixed version, checked by the browser (integrity)' },
  pinHint: {
    zh: '版本 {version}：内容永不改变，服务更新后也不会变；服务保留最近五个版本，之后请换用新代码。校验的是入口脚本，它按需载入的文件名中带有内容哈希',
    en: 'Version {version}: its content never changes, also when the service is updated. The last five versions are kept; take new code before then. The check is of the script itself; the names of the parts it loads carry a hash of their content',
  },
  pinMissing: {
    zh: '此服务没有说明可固定的版本：页面没有构建（npm run build），或 /embed/scripts.json 无法读取',
    en: 'This service does not say which versions it has: its pages are not built (npm run build), or /embed/scripts.json cannot be read',
  },
  tagWaiting: {
    zh: '正在载入……若一直没有出现，说明暂时无法连接服务器，请稍后再看。',
    en: 'Loading… If nothing appears, the server cannot be reached at the moment; look again later.',
  },
  token: { zh: '访问令牌', en: 'Token' },
  tokenHint: {
    zh: '供自己的程序调用接口时放在 Share-Token 请求头中',
    en: 'For programs of your own: send it in the Share-Token header',
  },
  qr: { zh: '分享链接的二维码', en: 'QR code of the link' },
  qrHint: { zh: '手机扫码观看', en: 'Scan to watch on a phone' },
  qrFailed: { zh: '二维码无法生成', en: 'The QR code cannot be drawn' },
  validUntil: { zh: '有效期至 {time}', en: 'Valid until {time}' },
  validForever: { zh: '永久有效', en: 'Valid for ever' },
  unbound: {
    zh: '这些组件还没有数据，分享前请确认：',
    en: 'These widgets have no data of their own; check them before you share:',
  },
  unboundEmpty: { zh: '观众看到“暂无数据”', en: 'viewers see “No data”' },
  unboundSample: { zh: '观众看到示例数字', en: 'viewers see sample numbers' },
  notPublished: {
    zh: '此大屏还没有发布，请先发布，观众才能看到内容。',
    en: 'This screen is not published. Publish it first, so that there is something to see.',
  },
  locked: { zh: '锁定参数', en: 'Locked parameters' },
  lockedHint: {
    zh: '选中的参数固定为所填的值，观众不能通过地址或联动修改',
    en: 'Ticked parameters keep this value; viewers cannot change it by address or links',
  },
  noParameters: { zh: '此大屏没有可锁定的参数', en: 'This screen has no parameters to lock' },
  byScreen: { zh: '大屏已锁定为“{value}”', en: 'Locked by the screen: “{value}”' },
  valueMissing: { zh: '请填写参数“{name}”的取值，或取消选中', en: 'Enter a value for "{name}", or untick it' },
  shares: { zh: '分享', en: 'Share' },
  report: { zh: '报表', en: 'Report' },
  state: { zh: '状态', en: 'State' },
  code: { zh: '分享码', en: 'Share code' },
  address: { zh: '分享地址', en: 'Address' },
  validTime: { zh: '有效期至', en: 'Valid until' },
  forever: { zh: '永久', en: 'For ever' },
  protection: { zh: '限制', en: 'Limits' },
  password: { zh: '密码', en: 'Password' },
  anyone: { zh: '无', en: 'None' },
  lockedCount: { zh: '锁定 {count} 个参数', en: 'Locked parameters: {count}' },
  originCount: { zh: '{count} 个来源', en: 'Origins: {count}' },
  views: { zh: '打开次数', en: 'Views' },
  lastSeen: { zh: '最近访问', en: 'Last seen' },
  never: { zh: '从未', en: 'Never' },
  createTime: { zh: '创建时间', en: 'Created' },
  createBy: { zh: '创建人', en: 'Created by' },
  copyUrl: { zh: '复制地址', en: 'Copy address' },
  links: { zh: '二维码与嵌入', en: 'QR code and embed' },
  linksTitle: { zh: '分享地址：{name}', en: 'Share address: {name}' },
  delayDay: { zh: '延期 1 天', en: 'Extend by 1 day' },
  delayWeek: { zh: '延期 1 周', en: 'Extend by 1 week' },
  delayMonth: { zh: '延期 1 月', en: 'Extend by 1 month' },
  delayed: { zh: '已延期至 {time}', en: 'Valid until {time} now' },
  pause: { zh: '暂停', en: 'Pause' },
  resume: { zh: '恢复', en: 'Resume' },
  paused: { zh: '已暂停，观众将看到暂停提示', en: 'Paused; its viewers see that it is' },
  resumed: { zh: '已恢复', en: 'Resumed' },
  revoke: { zh: '取消分享', en: 'Revoke' },
  revokeSelected: { zh: '取消所选分享', en: 'Revoke selected' },
  revokeAsk: {
    zh: '链接将立即失效，正在观看的人会看到“分享已取消”。取消后不能恢复；只想暂时停用，请用“暂停”。',
    en: 'The link ends at once, also for those who watch now. It cannot be undone; to stop it for a while, pause it.',
  },
  revokeOne: { zh: '取消“{name}”的分享？', en: 'Revoke the share of “{name}”?' },
  revokeMany: { zh: '取消所选的 {count} 个分享？', en: 'Revoke the selected shares ({count})?' },
  revoked: { zh: '已取消 {count} 个分享', en: 'Shares revoked: {count}' },
  refused: { zh: '{count} 个分享没有取消', en: 'Shares not revoked: {count}' },
  saved: { zh: '已保存', en: 'Saved' },
  toReports: { zh: '去报表设计', en: 'Go to reports' },
  empty: { zh: '还没有分享', en: 'Nothing is shared yet' },
  emptyText: {
    zh: '在报表设计中点击大屏的“分享”，生成的链接会列在这里，可随时延期、暂停或取消。',
    en: 'Share a screen from the list of reports. Its link is listed here, to be extended, paused or revoked.',
  },
} as const satisfies Record<string, Text>;

type ShareWord = keyof typeof SHARE_WORDS;

export const shareText = (key: ShareWord): Text => SHARE_WORDS[key];

/** A word about shares in the language of the page. */
export function shareWord(key: ShareWord, params: Readonly<Record<string, string | number>> = {}): string {
  return wordIn(currentLanguage(), SHARE_WORDS[key], params);
}
