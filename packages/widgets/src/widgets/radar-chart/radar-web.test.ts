import { describe, expect, it } from 'vitest';
import type { Frame } from '../../fields/frame.option.ts';
import { textWidth } from '../../kit/text-width.ts';
import { lossOf, placeWeb } from './radar-web.ts';

const frame = (width: number, height: number) => ({ width, height, grid: { left: 0, top: 0 } }) as Frame;
const LOOK = { fontSize: 12, gap: 8, isNamed: true, isRound: false };

describe('the web of a radar chart', () => {
  it('fills the height that an odd number of spokes leaves', () => {
    const { radius, centre } = placeWeb(['a', 'b', 'c', 'd', 'e'], frame(800, 300), LOOK);
    expect(radius).toBeGreaterThan(135);
    expect(centre[1]).toBeGreaterThan(150);
  });

  it('gives up no width to names that stand above and below it', () => {
    const long = 'a name of many letters';
    const upright = placeWeb([long, 'b', long, 'd'], frame(300, 300), LOOK).radius;
    expect(upright).toBeGreaterThan(placeWeb([long, long, long, long], frame(300, 300), LOOK).radius + 30);
  });

  it('stays in the box with its names', () => {
    const { radius, centre, texts } = placeWeb(['aa', 'a-long-name', 'cc', 'dd'], frame(260, 200), LOOK);
    const nameWidth = textWidth(texts[1] ?? '', LOOK.fontSize);
    // The second spoke points to the left.
    expect(centre[0] - radius - LOOK.gap - nameWidth).toBeGreaterThanOrEqual(-0.5);
    expect(centre[1] - radius - LOOK.gap).toBeGreaterThan(0);
  });

  it('writes names on two lines before it cuts them, and those above and below it on one', () => {
    const textsOf = (name: string) => placeWeb([name, name, name, name], frame(260, 200), LOOK).texts;
    expect(textsOf('Cost control')).toEqual(['Cost control', 'Cost\ncontrol', 'Cost control', 'Cost\ncontrol']);
    expect(textsOf('客户服务满意度')).toEqual([
      '客户服务满意度',
      '客户服务\n满意度',
      '客户服务满意度',
      '客户服务\n满意度',
    ]);
    expect(textsOf('Responsibilities')[1]).toMatch(/…$/);
  });

  it('becomes smaller in a narrow box rather than leave scraps of names', () => {
    const names = ['Selling', 'Servicing', 'Delivery', 'Pace', 'Cost', 'Teamwork'];
    const web = placeWeb(names, frame(100, 80), { ...LOOK, fontSize: 8, gap: 5 });
    expect(web.texts[1]).toBe('Servi…');
    expect(web.radius).toBeGreaterThanOrEqual(18);
    expect(lossOf({ texts: ['', 'Servi…', 'Pace'] })).toBe(3);
  });

  it('does without names where they would leave nothing of it', () => {
    const { texts, radius } = placeWeb(['aa', 'bb', 'cc', 'dd'], frame(70, 50), LOOK);
    expect(texts).toEqual([]);
    expect(radius).toBeCloseTo(21, 0);
  });
});
