import { css } from 'lit';

/** Head, days and marks of the calendar; sizes follow the font size of the frame. */
export const calendarStyles = css`
  .frame {
    display: flex;
    flex-direction: column;
    width: 100%;
    height: 100%;
    box-sizing: border-box;
    padding: 0.3em;
    color: var(--color);
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
  header {
    display: flex;
    flex: none;
    gap: 0.4em;
    align-items: center;
    justify-content: space-between;
    padding: 0 var(--corner, 0px) 0.35em 0;
    background: var(--head-ground, none);
  }
  h2 {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    color: var(--head-ink, var(--title));
    font-size: 1.15em;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .way {
    display: grid;
    flex: none;
    width: 1.9em;
    height: 1.9em;
    padding: 0;
    place-items: center;
    border: 1px solid var(--aj-border);
    border-radius: 0.35em;
    background: var(--way-ground, none);
    color: var(--way-ink, inherit);
    font: inherit;
    cursor: pointer;
  }
  .way svg {
    width: 0.9em;
    height: 0.9em;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .way:hover {
    background: var(--aj-panel-alt);
  }
  .weekdays,
  .week {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0.18em;
  }
  .weekdays {
    flex: none;
    padding: 0.1em 0 0.3em;
    background: var(--week-ground, none);
    color: var(--week-ink, var(--aj-text-muted));
    font-size: max(0.86em, 9px);
    text-align: center;
  }
  .weeks {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.18em;
    min-height: 0;
  }
  .week {
    flex: 1 1 0;
    min-height: 0;
  }
  .day {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-width: 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--line, transparent);
    border-radius: 0.4em;
    background: var(--day-ground, var(--aj-panel));
    color: var(--day-ink, inherit);
    font: inherit;
    cursor: pointer;
  }
  .day[data-weekend] .number {
    color: var(--day-ink, var(--aj-text-muted));
  }
  .day[data-outside] {
    background: var(--day-ground, none);
    color: var(--aj-text-muted);
    font-weight: 300;
  }
  .day[data-vacant] {
    visibility: hidden;
  }
  .day[data-today] {
    background: var(--today-ground, var(--day-ground, var(--aj-panel)));
  }
  .day:hover,
  .day[aria-selected='true'] {
    border-color: var(--mark);
  }
  .day[aria-selected='true'] {
    background: var(--chosen-ground, var(--day-ground, var(--aj-panel)));
  }
  .day[aria-selected='true'] .number {
    color: var(--chosen-ink, inherit);
  }
  .day:focus-visible,
  .way:focus-visible {
    outline: 2px solid var(--aj-accent);
    outline-offset: -2px;
  }
  .day[data-today] .number {
    display: grid;
    min-width: 1.7em;
    height: 1.7em;
    place-items: center;
    border-radius: 50%;
    background: var(--today-ground, var(--today));
    color: var(--today-ink, var(--on-today));
    font-weight: 700;
  }
  .day[data-heat] {
    background: color-mix(in srgb, var(--mark) var(--heat), transparent);
  }
  .day[data-heat] .number,
  .day[data-heat] .value {
    color: var(--ink, var(--title));
  }
  /* Without room for a mark the number itself is marked. */
  .day[data-marked] .number {
    color: color-mix(in srgb, var(--mark) 70%, var(--title));
    font-weight: 700;
  }
  .day[data-badge] {
    align-items: flex-start;
    justify-content: flex-end;
    padding: 0.2em 0.4em;
  }
  .value {
    max-width: 100%;
    overflow: hidden;
    color: color-mix(in srgb, var(--mark) 70%, var(--title));
    font-family: var(--aj-figure-family);
    font-size: 0.72em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .badge {
    position: absolute;
    top: 0.15em;
    right: 0.15em;
    max-width: 92%;
    padding: 0 0.4em;
    overflow: hidden;
    border-radius: 0.7em;
    background: var(--mark);
    color: var(--on-mark);
    font-family: var(--aj-figure-family);
    font-size: 0.68em;
    line-height: 1.5;
  }
  .dot {
    width: 0.42em;
    height: 0.42em;
    margin-top: 0.2em;
    border-radius: 50%;
    background: var(--mark);
  }
`;
