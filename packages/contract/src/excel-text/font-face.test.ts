import { describe, expect, it } from 'vitest';
import { faceOf, type FontFace } from './font-face.ts';

const NAMES: Readonly<Record<FontFace, readonly string[]>> = {
  serif: [
    '宋体',
    'SimSun',
    'NSimSun',
    '新宋体',
    '仿宋_GB2312',
    'FangSong',
    'STSong',
    '楷体',
    'KaiTi',
    '華文楷體',
    '細明體',
    'PMingLiU',
  ],
  sans: [
    '黑体',
    'SimHei',
    '微软雅黑',
    'Microsoft YaHei',
    'Arial',
    'Calibri',
    '等线',
    'PingFang SC',
    'Noto Sans SC',
    'Helvetica',
  ],
  mono: ['Courier New', 'Consolas', 'Menlo', 'DejaVu Sans Mono', '等宽'],
};
const WESTERN_SERIFS = ['Times New Roman', 'Georgia', 'Cambria', 'Noto Serif SC'];

describe('The bundled family of a named one', () => {
  it.each(Object.entries({ ...NAMES, serif: [...NAMES.serif, ...WESTERN_SERIFS] }))('is %s', (face, names) => {
    expect(Object.fromEntries(names.map((name) => [name, faceOf(name)]))).toEqual(
      Object.fromEntries(names.map((name) => [name, face])),
    );
  });

  it('is without serifs where none is named', () => {
    expect(faceOf(undefined)).toBe('sans');
  });
});
