import { toNumber, toText, type Loose } from '../foreign-screen.types.ts';

/** Size of a widget in px. */
interface Box {
  readonly width: number;
  readonly height: number;
}

/** Properties of ours that several of theirs make together. */
export interface AjLook {
  /** Theirs that are used up by it. */
  readonly takes: readonly string[];
  readonly look: (values: Loose, box: Box) => Loose;
}

const isColour = (value: unknown): value is string => toText(value) !== '';

/** Their ring has three parts, up to 30, 70 and 100 % of its scale, each a gradient of which the last colour leads. */
const STAGES = [30, 70, 100] as const;

export const gaugeLook: AjLook = {
  takes: ['pieWeight', ...STAGES.flatMap((end) => [0, 5, 10].map((place) => `color${end}p${place}`))],
  look(values) {
    const [least, most] = [toNumber(values['min'], 0), toNumber(values['maxValue'] ?? values['max'], 100)];
    const stages = STAGES.flatMap((end) => {
      const color = values[`color${end}p10`] ?? values[`color${end}p0`];
      return isColour(color) ? [{ limit: least + ((most - least) * end) / 100, color }] : [];
    });
    return { ringWidth: values['pieWeight'], isShowPointer: true, ...(stages.length > 0 && { stages }) };
  },
};

/** Radii of theirs are shares of half the box. */
export const shareRingLook: AjLook = {
  takes: ['innerNumber', 'outerNumber'],
  look({ innerNumber, outerNumber }, { width, height }) {
    const [inner, outer] = [toNumber(innerNumber, 65), toNumber(outerNumber, 80)];
    const ringWidth = Math.round((Math.abs(outer - inner) / 100) * (Math.min(width, height) / 2));
    return { ringWidth, isRounded: false, isShowName: false };
  },
};

/** Regions are coloured from the colour of the smallest value to that of the largest. */
export const valuesLook: AjLook = {
  takes: ['num0PreColor', 'num100PreColor'],
  look({ num0PreColor, num100PreColor }) {
    const rangeColors = [num0PreColor, num100PreColor].filter(isColour);
    return rangeColors.length === 2 ? { rangeColors } : {};
  },
};

/** Regions that are not coloured by values are a gradient of theirs, of which ours has the first colour. */
export const regionsLook: AjLook = {
  takes: ['font0PreColor', 'font100PreColor'],
  look: ({ font0PreColor }) => (isColour(font0PreColor) ? { areaColor: font0PreColor } : {}),
};
