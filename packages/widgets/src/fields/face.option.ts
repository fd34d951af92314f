import type { Theme } from '../kit/theme/theme.ts';
import type { FaceValues } from './face.fields.ts';
import { readKeyed } from './keyed.ts';

export interface TextFace {
  readonly color: string;
  readonly fontSize: number;
  readonly fontWeight: FaceValues['FontWeight'];
  readonly fontStyle: FaceValues['FontStyle'];
  readonly fontFamily: string;
}

/** Text style of the face fields with this stem and suffix; what is empty comes from the theme. */
export function toFace(props: object, prefix: string, suffix: string, theme: Theme, colour: string): TextFace {
  const read = readKeyed<FaceValues>(props, prefix, suffix);
  return {
    color: read('Color') || colour,
    fontSize: read('FontSize'),
    fontWeight: read('FontWeight'),
    fontStyle: read('FontStyle'),
    fontFamily: read('FontFamily') || theme.fontFamily,
  };
}
