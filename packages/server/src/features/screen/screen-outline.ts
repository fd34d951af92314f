import { normalizeScreen, type NormalWidget, type ScreenDocument, type ScreenOutline } from '@aj-report/contract';
import { themeOf } from '@aj-report/widgets/declarations';

/** Boxes beyond these add nothing to a picture of a few hundred px. */
const BOXES_MAX = 60;
/** A background that is one colour; anything else a document may say is left to the theme. */
const COLOUR = /^#[0-9a-f]{3,8}$/i;

function toBox({ left, top, width, height }: NormalWidget): number[] {
  return [left, top, width, height].map(Math.round);
}

/** What stands for a screen without a picture: the boxes of its first page, in the colours of its theme. */
export function outlineOf(document: ScreenDocument): ScreenOutline {
  const { dashboard, widgets } = normalizeScreen(document);
  const theme = themeOf(dashboard.theme);
  const [first] = dashboard.pages;
  const isShown = ({ hidden, page, width, height }: NormalWidget) =>
    !hidden && (page === undefined || page === '' || page === first?.id) && width > 0 && height > 0;
  const color = first?.backgroundColor || dashboard.backgroundColor;
  return {
    background: COLOUR.test(color) ? color : theme.background,
    box: theme.border,
    width: dashboard.width,
    height: dashboard.height,
    boxes: widgets.filter(isShown).slice(0, BOXES_MAX).map(toBox),
  };
}
