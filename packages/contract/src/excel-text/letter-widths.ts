import type { FontFace } from './font-face.ts';

type Widths = readonly number[];

/** Of the letters from blank to `~` in the bundled fonts, thousandths of their size; regular and bold. */
const LETTERS: Readonly<Record<Exclude<FontFace, 'mono'>, readonly [regular: Widths, bold: Widths]>> = {
  // prettier-ignore
  sans: [
    [224, 323, 474, 555, 555, 921, 680, 278, 338, 338, 467, 555, 278, 347, 278, 392, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 278, 278, 555, 555, 555, 474, 946, 608, 657, 638, 688, 589, 552, 689, 728, 293, 535, 646, 543, 812, 723, 742, 633, 742, 635, 596, 599, 721, 575, 878, 573, 531, 603, 338, 392, 338, 555, 559, 606, 563, 618, 510, 620, 554, 325, 564, 607, 275, 275, 552, 284, 926, 610, 606, 620, 620, 388, 468, 377, 607, 521, 802, 498, 521, 475, 338, 270, 338, 555],
    [227, 370, 574, 590, 590, 963, 740, 325, 378, 378, 507, 590, 325, 370, 325, 387, 590, 590, 590, 590, 590, 590, 590, 590, 590, 590, 325, 325, 590, 590, 590, 514, 1007, 641, 681, 656, 714, 615, 585, 717, 757, 330, 568, 686, 578, 853, 749, 770, 667, 770, 682, 624, 625, 748, 619, 915, 627, 580, 613, 378, 387, 378, 590, 567, 626, 591, 644, 527, 644, 581, 372, 597, 640, 304, 306, 604, 315, 964, 641, 626, 644, 644, 436, 495, 421, 637, 576, 863, 562, 574, 511, 378, 296, 378, 590],
  ],
  // prettier-ignore
  serif: [
    [256, 308, 376, 574, 550, 923, 779, 196, 364, 364, 478, 580, 327, 346, 327, 352, 557, 471, 558, 557, 555, 558, 558, 549, 558, 562, 327, 327, 580, 580, 580, 432, 912, 718, 670, 691, 770, 652, 629, 741, 853, 405, 402, 731, 625, 975, 796, 767, 641, 767, 715, 567, 659, 797, 714, 1053, 700, 687, 605, 344, 352, 344, 580, 563, 435, 557, 638, 538, 629, 546, 388, 566, 663, 332, 311, 607, 334, 974, 661, 596, 638, 607, 462, 473, 367, 653, 548, 838, 564, 552, 498, 374, 316, 374, 580],
    [250, 355, 447, 615, 589, 966, 803, 235, 400, 400, 485, 603, 335, 370, 335, 400, 593, 466, 594, 593, 593, 594, 594, 588, 594, 596, 335, 335, 603, 603, 603, 473, 970, 746, 708, 702, 789, 666, 648, 757, 864, 426, 428, 767, 642, 1001, 815, 785, 673, 785, 751, 597, 695, 818, 734, 1091, 726, 701, 627, 372, 400, 372, 603, 593, 447, 585, 672, 565, 658, 572, 402, 596, 687, 349, 335, 651, 355, 1008, 685, 623, 671, 640, 500, 499, 393, 678, 578, 874, 599, 582, 517, 380, 338, 380, 603],
  ],
};
const FIRST = 0x20;
const LAST = 0x7e;
/** Letters with accents, Greek, Cyrillic: about as wide as each other. */
const OTHER = 0.64;
/** From here on signs are as wide as Chinese characters. */
const FIRST_WIDE = 0x2000;

/**
 * How wide a text is in a bundled font, in parts of its size, without opening the font.
 * @example textWidthIn('sans', false)('数') // 1
 */
export function textWidthIn(face: FontFace, isBold: boolean): (text: string) => number {
  const letters = face === 'mono' ? undefined : LETTERS[face][isBold ? 1 : 0];
  return (text) => {
    let width = 0;
    for (const character of text) {
      const code = character.codePointAt(0) as number;
      if (code >= FIRST_WIDE) width += 1;
      else if (!letters) width += 0.5;
      else width += code >= FIRST && code <= LAST ? (letters[code - FIRST] as number) / 1_000 : OTHER;
    }
    return width;
  };
}
