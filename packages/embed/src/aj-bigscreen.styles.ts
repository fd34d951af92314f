import { css } from 'lit';
import { DEFAULT_THEME, type Theme } from '@aj-report/widgets';

/** What the states of a tag wear where the page says nothing of a theme. */
export const CARD_THEME: Theme = {
  ...DEFAULT_THEME,
  background: '#0a1322',
  text: '#e8eef9',
  textMuted: '#93a4bf',
  accent: '#3d7bfd',
};

/** Constructed sheet: holds under a policy that forbids inline styles. */
export const bigscreenStyles = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    --card-surface: var(--aj-state-background, var(--aj-background));
    --card-ink: var(--aj-state-color, var(--aj-text));
    --card-ink-quiet: var(--aj-state-muted, var(--aj-text-muted));
    --card-accent: var(--aj-state-accent, var(--aj-accent));
    font:
      14px / 22px 'Inter',
      'PingFang SC',
      'HarmonyOS Sans SC',
      'Microsoft YaHei',
      'Noto Sans SC',
      sans-serif;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    position: relative;
    width: 100%;
    height: 100%;
    aspect-ratio: 16 / 9;
  }
  aj-stage {
    position: absolute;
    inset: 0;
  }
  .cover {
    position: absolute;
    inset: 0;
    container-type: size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: safe center;
    overflow: auto;
    background:
      radial-gradient(110% 90% at 50% 0, color-mix(in srgb, var(--card-accent) 11%, transparent), transparent 70%),
      var(--card-surface);
    color: var(--card-ink);
  }
  .skeleton {
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    padding: 2.5cqmin;
    display: grid;
    grid-template: 9% 1fr 26% / repeat(12, 1fr);
    gap: 1.6cqmin;
    animation: appear 200ms ease-out 150ms backwards;
  }
  .block {
    grid-column: span 4;
    border-radius: max(4px, 1cqmin);
    background: color-mix(in srgb, var(--card-ink) 9%, transparent);
    animation: breathe 1.8s ease-in-out infinite;
  }
  .head {
    grid-column: 4 / span 6;
  }
  .side {
    grid-column: span 3;
  }
  .main {
    grid-column: span 6;
  }
  .head + .side {
    grid-column: 1 / span 3;
  }
  @keyframes breathe {
    50% {
      opacity: 0.45;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .block {
      animation: none;
    }
  }
`;
