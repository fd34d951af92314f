import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './mail-templates.ts';

const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);
/** Foreign to a page of ours; another port or sub-domain is as foreign to `'self'` as another site. */
const FOREIGN = new Set(['cross-site', 'same-site']);

/** Origin of the page that frames, where its browser tells it; undefined = not. */
function framingOrigin({ headers }: FastifyRequest): string | undefined {
  const { referer = '' } = headers;
  return URL.canParse(referer) ? new URL(referer).origin : undefined;
}

function isPlainOrigin(source: string): boolean {
  return (
    !source.includes('*') && URL.canParse(source) && new URL(source).origin === source.replace(/\/$/, '').toLowerCase()
  );
}

/**
 * Whether a browser will surely refuse to show a page in the frame that it was asked for. Sources that name more than
 * one origin are for the browser to compare.
 */
function isRefused(policy: string, origin: string | undefined): boolean {
  const sources = policy.trim().split(/\s+/);
  const origins = sources.filter((source) => source !== "'self'" && source !== "'none'");
  if (origins.length === 0) return true;
  if (origin === undefined || !origins.every(isPlainOrigin)) return false;
  return !origins.some((source) => source.replace(/\/$/, '').toLowerCase() === origin);
}

const STYLE =
  'html{color-scheme:light dark}body{font:14px/1.6 system-ui,sans-serif;margin:0;padding:24px;max-width:48em}' +
  'h1{font-size:16px}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}section+section{margin-top:24px}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
/** What it holds is known to everybody, so that everybody may frame it. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/** @param isOfShare the share names origins of its own, which count in place of the setting */
function printHint(origin: string | undefined, policy: string, isOfShare: boolean): string {
  const name = escapeHtml(origin ?? 'https://portal.example');
  const allowed = `${policy.replace("'none'", "'self'")} ${origin ?? 'https://portal.example'}`;
  const setting = escapeHtml(`AJ_FRAME_ANCESTORS="${allowed}"`);
  const zh = isOfShare
    ? `此分享只允许在它列出的来源中显示。请在 分享管理 中把 <code>${name}</code> 加入该分享的允许来源，然后重新载入。`
    : `运行此服务的人可以允许它：设置环境变量 <code>${setting}</code>（此网页的来源跟在后面），然后重新启动服务。`;
  const en = isOfShare
    ? `This share may be shown by pages of the origins that it names. Add <code>${name}</code> to them in the management of shares, then load again.`
    : `Whoever runs the service can allow it: set the environment variable <code>${setting}</code> (with the origin of this page at its end) and start the service again.`;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>AJ Report</title><style>${STYLE}</style></head>
<body><section><h1>其他网站的网页不能用框架（iframe）显示此页面</h1><p>${zh}</p><p>也可以改用 <code>&lt;aj-bigscreen&gt;</code> 标签，它不需要框架。</p></section>
<section lang="en"><h1>Pages of other sites may not show this page in a frame</h1><p>${en}</p><p>Or use the tag <code>&lt;aj-bigscreen&gt;</code>, which needs no frame.</p></section></body></html>
`;
}

/**
 * Answers a page that its browser would refuse to show in a frame with one that says what to set, in place of the sign
 * of a broken page. Browsers tell what a call is for over https and on the machine itself alone; elsewhere, and for
 * frames within frames, their own sign stays.
 * @returns whether it was answered
 */
export function answerFrame(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: { readonly frameAncestors: string; readonly isOfShare: boolean },
): boolean {
  const { 'sec-fetch-dest': purpose, 'sec-fetch-site': site } = request.headers;
  if (!FRAMES.has(String(purpose)) || !FOREIGN.has(String(site))) return false;
  const origin = framingOrigin(request);
  if (!isRefused(policy.frameAncestors, origin)) return false;
  void reply
    .code(403)
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(printHint(origin, policy.frameAncestors, policy.isOfShare));
  return true;
}
