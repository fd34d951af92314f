import { expect } from '@esm-bundle/chai';
import { BOLD, figureWidth, textWidth } from './measure.ts';
import { TEXT_FACES } from '../theme/faces.ts';
import { loadFigureFace } from '../theme/figure-face.ts';

const NAMES = [
  'Illinois',
  'Massachusetts',
  'New York',
  'San Francisco',
  'Hangzhou',
  'Shijiazhuang',
  'Inner Mongolia',
  'Northwest',
  'Car assembly',
  'Battery packs',
  'Electrolyte',
  'Kitchen appliances',
  'Audio & video',
  'Smart home',
  'Online shop',
  'Customer service',
  'Research and development',
  'Attainment (%)',
  'Administrative expenses',
  'Overall equipment effectiveness',
  'Word of mouth',
  'Mini app',
  'Line 4',
  'R&D',
  'IT',
  'HR',
  'AI assistants',
  'Wuhu – Tongling',
  '1,286,430',
  '12.48K  100.0%',
  '2026-11-22',
];

/** Whether the machine has a face: letters of another one would be compared. */
function isInstalled(face: string): boolean {
  return measure('Illinois', `"${face}", monospace`) !== measure('Illinois', 'monospace');
}

function measure(text: string, faces: string, weight = 400): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.font = `${weight} 100px ${faces}`;
  return context.measureText(text).width;
}

/** Texts by their estimated width in terms of the one that the browser measures. */
function ratios(faces: string, times = 1, weight = 400): readonly (readonly [string, number])[] {
  return NAMES.map((name) => [name, (textWidth(name, 100) * times) / measure(name, faces, weight)] as const);
}

describe('the estimated width of a text', () => {
  const ours = 'Noto Sans CJK SC';
  const isOurs = isInstalled(ours) && measure('Illinois', TEXT_FACES) === measure('Illinois', `"${ours}"`);

  if (isOurs)
    it('is that in the faces of the themes, or up to 8 % more', () => {
      expect(ratios(TEXT_FACES).filter(([, ratio]) => ratio < 1 || ratio > 1.08)).to.deep.equal([]);
    });

  if (isInstalled('Arial'))
    it('is not exceeded in the other usual face', () => {
      expect(ratios('Arial').filter(([, ratio]) => ratio < 1)).to.deep.equal([]);
    });

  if (isOurs)
    it('holds bold letters when it is estimated for them', () => {
      expect(ratios(TEXT_FACES, BOLD, 700).filter(([, ratio]) => ratio < 1)).to.deep.equal([]);
    });

  it('holds figures in the condensed face', async () => {
    await loadFigureFace();
    const figures = ['1,286,430', '72.6%', '100%', '-4,120.5', '$9.85', '14:32'];
    const widths = figures.map((figure) => figureWidth(figure, 100) / measure(figure, '"AJ Figures"', 600));
    expect(Math.min(...widths)).to.be.at.least(1);
  });
});
