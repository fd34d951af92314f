import { css } from 'lit';

/**
 * Classes of a figure's nodes: stroke `main`, `second`, `quiet`; fill `main-fill`, `second-fill`, `panel`;
 * stops `main-stop`, `second-stop`. Only transform and opacity move: the compositor draws them without the page. They
 * move in bursts and, where that is not seen, in steps: lights 24, what turns 12 and what blinks 5 times a second.
 */
export const figureStyles = css`
  .figure,
  .figure > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: hidden;
  }
  .figure[data-still] * {
    animation: none !important;
  }
  .figure > svg[data-fades] {
    mask-image: linear-gradient(90deg, transparent, #000 22%, #000 78%, transparent);
  }
  .main,
  .second,
  .quiet {
    fill: none;
  }
  .main {
    stroke: var(--main);
  }
  .second {
    stroke: var(--second);
  }
  .quiet {
    stroke: var(--main);
    stroke-opacity: 0.34;
  }
  .main-fill {
    fill: var(--main);
  }
  .second-fill {
    fill: var(--second);
  }
  .panel {
    fill: var(--panel, var(--aj-panel));
  }
  .main-stop {
    stop-color: var(--main);
  }
  .second-stop {
    stop-color: var(--second);
  }
  .glow {
    filter: drop-shadow(0 0 4px var(--main));
  }
  .caption {
    position: absolute;
    display: flex;
    align-items: center;
    overflow: hidden;
    font-weight: 600;
    letter-spacing: 0.08em;
    white-space: nowrap;
  }
  .caption[data-align='center'] {
    justify-content: center;
  }
  .caption span {
    min-width: 0;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .caption[data-lines] {
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    line-height: 1.18;
  }
  .caption[data-lines][data-align='center'] {
    align-items: center;
  }
  .caption .subtitle {
    color: var(--aj-text-muted);
    font-weight: 400;
    letter-spacing: 0.24em;
  }
  .caption[data-fill='sheen'] .words {
    background: linear-gradient(180deg, var(--words) 40%, color-mix(in srgb, var(--words) 45%, var(--main)) 92%);
    background-clip: text;
    color: transparent;
  }
  .edge {
    position: absolute;
    height: 2px;
    overflow: hidden;
    transform-origin: 0 50%;
  }
  .edge[data-direction='down'] {
    transform: rotate(90deg);
  }
  .edge[data-direction='left'] {
    transform: rotate(180deg);
  }
  .edge[data-direction='up'] {
    transform: rotate(-90deg);
  }
  .edge i {
    display: block;
    width: 100%;
    height: 100%;
    background: linear-gradient(90deg, transparent 40%, var(--main) 82%, var(--second) 100%);
    transform: translateX(-100%);
    animation: 1.25s steps(30);
  }
  :host([moving]) .edge i {
    animation-name: aj-edge;
  }
  @keyframes aj-edge {
    to {
      transform: translateX(100%);
    }
  }
  .blink {
    animation: 1s steps(5) 2 alternate-reverse;
  }
  :host([moving]) .blink {
    animation-name: aj-blink;
  }
  @keyframes aj-blink {
    from {
      opacity: 0.25;
    }
  }
  .phase-1 {
    animation-delay: 0.2s;
  }
  .phase-2 {
    animation-delay: 0.4s;
  }
  .late,
  .phase-3 {
    animation-delay: 0.6s;
  }
  .phase-4 {
    animation-delay: 0.8s;
  }
  .phase-5 {
    animation-delay: 1s;
  }
  .turn {
    transform-box: view-box;
    transform-origin: center;
    animation: aj-turn 24s steps(288) infinite;
  }
  .turn.back {
    animation-duration: 16s;
    animation-direction: reverse;
    animation-timing-function: steps(192);
  }
  .turn.fast {
    animation-duration: 5s;
    animation-timing-function: steps(75);
  }
  @keyframes aj-turn {
    to {
      transform: rotate(1turn);
    }
  }
  .spin {
    transform-box: fill-box;
    transform-origin: center;
    animation: aj-turn 18s steps(216) infinite;
  }
  .spin.back {
    animation-duration: 11s;
    animation-direction: reverse;
    animation-timing-function: steps(132);
  }
  .march {
    animation: aj-march 3s linear infinite;
  }
  .march.slow {
    animation-duration: 9s;
  }
  .glide {
    animation: aj-march 7s ease-in-out infinite alternate;
  }
  @keyframes aj-march {
    to {
      transform: translateX(var(--step));
    }
  }
  .swing {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: aj-swing 1.5s ease-in-out infinite alternate;
  }
  @keyframes aj-swing {
    from {
      transform: scaleY(0.35);
    }
  }
`;
