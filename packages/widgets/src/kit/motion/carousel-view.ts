import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import { GROWS } from '../control/growing.ts';
import { lateTextOf } from '../text/late-texts.ts';
import { styles } from '../template/styles.ts';
import type { CarouselLook } from './carousel.fields.ts';
import type { Turns } from './turns.ts';

/** Most places that are shown as dots; more are counted by a number. */
const MAX_DOTS = 16;

/** Layers one above the other (`.slide`, of which one is `data-current`), their indicator and arrows. */
export const carouselStyles = css`
  .carousel {
    container-type: size;
    position: relative;
    width: 100%;
    height: 100%;
    overflow: hidden;
    perspective: 1200px;
  }
  .slide {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    backface-visibility: hidden;
    transition:
      opacity 700ms ease,
      transform 700ms ease,
      visibility 700ms;
  }
  .slide:not([data-current]) {
    visibility: hidden;
    pointer-events: none;
  }
  [data-effect='none'] .slide {
    transition: none;
  }
  [data-effect='fade'] .slide:not([data-current]),
  [data-effect='zoom'] .slide:not([data-current]) {
    opacity: 0;
  }
  [data-effect='slide'] .slide:not([data-current]) {
    transform: translateX(100%);
  }
  [data-effect='slide'] .slide[data-past] {
    transform: translateX(-100%);
  }
  [data-effect='zoom'] .slide:not([data-current]) {
    transform: scale(0.9);
  }
  [data-effect='zoom'] .slide[data-past] {
    transform: scale(1.1);
  }
  [data-effect='flip'] .slide:not([data-current]) {
    transform: rotateY(180deg);
  }
  [data-effect='flip'] .slide[data-past] {
    transform: rotateY(-180deg);
  }
  /* Ten px are an em of what is laid over the slides. */
  .indicator,
  .arrow {
    font-size: max(10px, calc(10 * ${GROWS}));
  }
  .indicator {
    position: absolute;
    right: 0;
    bottom: 0.6em;
    left: 0;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }
  .indicator button {
    display: grid;
    flex: none;
    width: 2.2em;
    height: 2.2em;
    padding: 0;
    font: inherit;
    place-items: center;
    border: 0;
    background: none;
    cursor: pointer;
    pointer-events: auto;
  }
  .indicator button::before {
    box-sizing: border-box;
    width: 0.8em;
    height: 0.8em;
    border: 1px solid rgba(255, 255, 255, 0.9);
    border-radius: 0.4em;
    background: rgba(10, 20, 40, 0.45);
    content: '';
    transition: width 160ms ease-out;
  }
  .indicator button[aria-current]::before {
    width: 1.8em;
    background: #fff;
  }
  .indicator button:focus-visible,
  .arrow:focus-visible {
    border-radius: 6px;
    outline: 2px solid var(--aj-accent);
  }
  .indicator[data-kind='bars'] {
    right: 1.2em;
    bottom: 0.4em;
    left: 1.2em;
    gap: 0.4em;
  }
  .indicator[data-kind='bars'] button {
    flex: 1 1 0;
    width: auto;
    max-width: 9em;
    height: 1.8em;
    place-items: center stretch;
  }
  .indicator[data-kind='bars'] button::before,
  .indicator[data-kind='bars'] i {
    grid-area: 1 / 1;
    width: auto;
    height: 0.3em;
    border: 0;
    border-radius: 0.2em;
    background: rgba(255, 255, 255, 0.36);
    box-shadow: 0 0 2px rgba(10, 20, 40, 0.6);
  }
  .indicator[data-kind='bars'] i {
    background: #fff;
    transform-origin: 0 50%;
  }
  .indicator[data-kind='bars'] i[data-running] {
    animation: aj-fill var(--interval) linear both;
  }
  @keyframes aj-fill {
    from {
      transform: scaleX(0);
    }
  }
  .indicator[data-kind='number'] {
    right: 0.77em;
    bottom: 0.77em;
    left: auto;
    padding: 0.15em 0.7em;
    border-radius: 0.77em;
    background: rgba(10, 20, 40, 0.6);
    color: #fff;
    font-family: var(--aj-figure-family);
    font-size: max(13px, calc(13 * ${GROWS}));
    line-height: 1.38;
  }
  .arrow {
    position: absolute;
    top: 50%;
    display: grid;
    width: 3.2em;
    height: 3.2em;
    padding: 0;
    place-items: center;
    border: 0;
    border-radius: 50%;
    background: rgba(10, 20, 40, 0.5);
    color: #fff;
    cursor: pointer;
    opacity: 0;
    transform: translateY(-50%);
    transition: opacity 160ms ease-out;
  }
  .arrow[data-way='-1'] {
    left: 1em;
  }
  .arrow[data-way='1'] {
    right: 1em;
  }
  .carousel:hover .arrow,
  .arrow:focus-visible {
    opacity: 1;
  }
  .arrow svg {
    width: 1.4em;
    height: 1.4em;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (prefers-reduced-motion: reduce) {
    .carousel .slide {
      transition: none;
    }
  }
`;

const ARROWS = { '-1': svg`<path d="m11 3-5 5 5 5" />`, '1': svg`<path d="m5 3 5 5-5 5" />` };

function renderArrow(way: '-1' | '1', turns: Turns, language: Language): TemplateResult {
  const said = lateTextOf(way === '1' ? 'nextPlace' : 'previousPlace', language);
  return html`<button
    class="arrow"
    part="arrow"
    type="button"
    data-way=${way}
    title=${said}
    aria-label=${said}
    @click=${(event: Event) => {
      event.stopPropagation();
      turns.go(turns.current + Number(way));
    }}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">${ARROWS[way]}</svg>
  </button>`;
}

function renderIndicator(names: readonly string[], look: CarouselLook, turns: Turns, language: Language): unknown {
  const count = names.length;
  const where = lateTextOf('pageOf', language, { n: turns.current + 1, count });
  const kind = look.indicator !== 'none' && count > MAX_DOTS ? 'number' : look.indicator;
  if (kind === 'none') return nothing;
  if (kind === 'number')
    return html`<div class="indicator" part="dots" data-kind="number" aria-label=${where}>
      ${turns.current + 1} / ${count}
    </div>`;
  const mark = (i: number): unknown => {
    if (kind !== 'bars' || i > turns.current) return nothing;
    return html`<i ?data-running=${i === turns.current && look.interval > 0}></i>`;
  };
  return html`<div class="indicator" part="dots" data-kind=${kind} ${styles({ '--interval': `${look.interval}s` })}>
    ${names.map(
      (name, i) =>
        html`<button
          type="button"
          part=${i === turns.current ? 'dot chosen' : 'dot'}
          title=${name}
          aria-label="${name} · ${lateTextOf('pageOf', language, { n: i + 1, count })}"
          aria-current=${i === turns.current ? 'true' : nothing}
          @click=${(event: Event) => {
            event.stopPropagation();
            turns.go(i);
          }}
        >
          ${mark(i)}
        </button>`,
    )}
  </div>`;
}

/** Indicator and arrows above the slides that are called `names`. */
export function renderCarouselControls(
  names: readonly string[],
  look: CarouselLook,
  turns: Turns,
  language: Language,
): unknown {
  if (names.length < 2) return nothing;
  return [
    look.hasArrows ? [renderArrow('-1', turns, language), renderArrow('1', turns, language)] : nothing,
    renderIndicator(names, look, turns, language),
  ];
}
