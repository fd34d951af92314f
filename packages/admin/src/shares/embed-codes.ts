import type { EmbedScripts } from '@aj-report/contract';
import { embedSnippet } from '../screen/screen-address.ts';

/** Ways to put a share into a web page. */
export const EMBED_WAYS = ['script', 'module', 'react', 'iframe'] as const;
export type EmbedWay = (typeof EMBED_WAYS)[number];

/** A share as a page names it. */
export interface Embedded {
  /** Where the service is reached: `https://bi.example`. */
  readonly root: string;
  /** Whole address of the share. */
  readonly link: string;
  /** Text that stands in the page until the script is there. */
  readonly waiting: string;
  /** What a frame is called to those who do not see it. */
  readonly title: string;
  /** The copies of the script that never change; undefined = its name that stays is used, without a check. */
  readonly scripts?: EmbedScripts | undefined;
}

function isReport(link: string): boolean {
  return /\/el\/[^/]+$/.test(link);
}

function tagOf(link: string): string {
  return isReport(link) ? 'aj-excel-report' : 'aj-bigscreen';
}

function moduleCode({ root, link, scripts }: Embedded): string {
  const address = `${root}/embed/${scripts?.module.file ?? 'aj-bigscreen.js'}`;
  const checked =
    scripts === undefined
      ? []
      : [
          `<link rel="modulepreload" href="${address}" integrity="${scripts.module.integrity}" crossorigin="anonymous">`,
        ];
  return [
    ...checked,
    '<div id="screen"></div>',
    '<script type="module">',
    `  import '${address}';`,
    `  const screen = document.createElement('${tagOf(link)}');`,
    `  screen.src = '${link}';`,
    "  document.querySelector('#screen').append(screen);",
    '</script>',
  ].join('\n');
}

function reactCode({ link }: Embedded): string {
  const name = isReport(link) ? 'ExcelReport' : 'Bigscreen';
  return [
    `import { ${name} } from '@aj-report/widgets/bigscreen/react';`,
    '',
    'export function Screen() {',
    `  return <${name} src="${link}" />;`,
    '}',
  ].join('\n');
}

function iframeCode({ link, title }: Embedded): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return [
    `<iframe src="${link}" title="${name}"`,
    '  style="width: 100%; aspect-ratio: 16 / 9; border: 0" allow="fullscreen; screen-wake-lock"></iframe>',
  ].join('\n');
}

/** What is pasted into the page. */
export function codeOf(way: EmbedWay, shown: Embedded): string {
  if (way === 'module') return moduleCode(shown);
  if (way === 'react') return reactCode(shown);
  if (way === 'iframe') return iframeCode(shown);
  return embedSnippet(shown.root, shown.link, shown.waiting, shown.scripts?.module);
}

/** What the policy of the page has to allow, where it has one. */
export function policyOf(way: EmbedWay, { root }: Pick<Embedded, 'root'>): string {
  if (way === 'iframe') return `frame-src ${root};`;
  const data = [`connect-src ${root};`, `img-src ${root} data:;`, `font-src ${root};`];
  return (way === 'react' ? data : [`script-src ${root};`, ...data]).join('\n');
}
