import { css } from 'lit';
import { TRACK_PAINT } from '../../kit/theme/track-paint.ts';

/** What is drawn in cells beside text. `--paint` is the colour of a column, `--tag` that of a tag. */
export const tableCellStyles = css`
  .databar {
    position: absolute;
    inset: 18% auto;
    z-index: 0;
    border-radius: 2px;
    background: color-mix(in srgb, var(--paint, var(--aj-accent)) 38%, transparent);
  }
  .databar ~ .text,
  .heat ~ .text {
    position: relative;
  }
  .heat {
    position: absolute;
    inset: 1px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--paint, var(--aj-accent)) var(--heat, 0%), transparent);
  }
  .track {
    position: relative;
    flex: 3;
    min-width: 24px;
    height: max(4px, 0.42em);
    margin-right: 0.7em;
    overflow: hidden;
    border-radius: 99px;
    background: ${TRACK_PAINT};
  }
  .track i {
    position: absolute;
    inset: 0 auto;
    border-radius: inherit;
    background: linear-gradient(
      90deg,
      color-mix(in srgb, var(--paint, var(--aj-accent)) 55%, transparent),
      var(--paint, var(--aj-accent))
    );
  }
  .track + .text {
    flex: 2;
    text-align: right;
  }
  :is(.databar, .track i)[data-negative] {
    background: color-mix(in srgb, var(--aj-danger) 60%, transparent);
  }
  .arrow {
    margin-right: 0.35em;
    font-size: 0.72em;
    font-style: normal;
    vertical-align: 0.1em;
  }
  [data-display='tag'] > .text {
    padding: 0.25em 0;
  }
  .tag {
    padding: 0.1em 0.6em;
    border-radius: 0.3em;
    border: 1px solid color-mix(in srgb, var(--tag) 55%, transparent);
    background: color-mix(in srgb, var(--tag) 16%, transparent);
    color: color-mix(in srgb, var(--tag) 55%, var(--aj-text));
    font-size: max(0.86em, 9px);
  }
  .dot {
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin-right: 0.55em;
    border-radius: 50%;
    background: var(--tag);
    vertical-align: 0.08em;
  }
  .icon {
    flex: none;
    width: 0.95em;
    height: 0.95em;
    margin-right: 0.45em;
  }
  .sparkline {
    flex: 1;
    min-width: 0;
    height: min(70%, 2.2em);
    color: var(--paint, var(--aj-accent));
    overflow: visible;
  }
  .sparkline .stroke {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    vector-effect: non-scaling-stroke;
  }
  .sparkline .area {
    fill: currentColor;
    opacity: 0.16;
  }
  .picture {
    display: block;
    flex: 0 1 auto;
    min-width: 0;
    max-width: 100%;
    height: 78%;
    border-radius: 4px;
    object-fit: contain;
  }
  [data-display='picture'][data-align='center'],
  [data-display='sparkline'] {
    justify-content: center;
  }
  [data-display='picture'][data-align='right'] {
    justify-content: flex-end;
  }
  a {
    color: var(--paint, var(--aj-accent));
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [data-display='text'] > .text {
    color: var(--paint);
  }
`;
