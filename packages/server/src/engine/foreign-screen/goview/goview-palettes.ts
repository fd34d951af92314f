import { isObject, toList, toText, type Loose } from '../foreign-screen.types.ts';

/** Colours of series by the name of a theme for charts; `purplePassion` and its like are named as in their documents. */
const PALETTES: Readonly<Record<string, string>> = {
  dark: '#4992ff #7cffb2 #fddd60 #ff6e76 #58d9f9 #05c091 #ff8a45 #8d48e3 #dd79ff',
  customed: '#5470c6 #91cc75 #fac858 #ee6666 #73c0de #3ba272 #fc8452 #9a60b4 #ea7ccc',
  macarons:
    '#2ec7c9 #b6a2de #5ab1ef #ffb980 #d87a80 #8d98b3 #e5cf0d #97b552 #95706d #dc69aa #07a2a4 #9a7fd1 #588dd5 #f5994e',
  walden: '#3fb1e3 #6be6c1 #626c91 #a0a7e6 #c4ebad #96dee8',
  purplePassion: '#9b8bba #e098c7 #8fd3e8 #71669e #cc70af #7cb4cc',
  vintage: '#d87c7c #919e8b #d7ab82 #6e7074 #61a0a8 #efa18d #787464 #cc7e63 #724e58 #4b565b',
  chalk: '#fc97af #87f7cf #f7f494 #72ccff #f7c5a0 #d4a4eb #d2f5a6 #76f2f2',
  westeros: '#516b91 #59c4e6 #edafda #93b7e3 #a5e7f0 #cbb0e3',
  wonderland: '#4ea397 #22c3aa #7bd9a5 #d0648a #f58db2 #f2b3c9',
  essos: '#893448 #d95850 #eb8146 #ffb248 #f2d643 #ebdba4',
  shine: '#c12e34 #e6b600 #0098d9 #2b821d #005eaa #339ca8 #cda819 #32a487',
  roma: '#e01f54 #5e4ea5 #f5e8c8 #b8d2c7 #c6b38e #a4d8c2 #f3d999 #d3758f #dcc392 #2e4783 #82b6e9 #ff6347 #a092f1',
};
const FIRST = 'dark';

/** The colours that charts of a project take, as its canvas names them; one of its own has them in the document. */
export function paletteOf(canvas: Loose): readonly string[] {
  const name = toText(canvas['chartThemeColor']) || FIRST;
  const own = toList(canvas['chartCustomThemeColorInfo'])
    .filter(isObject)
    .find(({ id }) => toText(id) === name);
  const colours = toList(own?.['color']).map(toText).filter(Boolean);
  if (colours.length > 0) return colours;
  return (Object.hasOwn(PALETTES, name) ? PALETTES[name]! : PALETTES[FIRST]!).split(' ');
}
