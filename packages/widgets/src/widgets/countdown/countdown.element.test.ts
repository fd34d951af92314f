import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import { AjCountdown } from './countdown.element.ts';

async function show(values: Partial<AjCountdown>): Promise<AjCountdown> {
  const element = new AjCountdown();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function seconds(element: AjCountdown): string {
  return element.renderRoot.querySelector('.part:last-child .digits')?.textContent ?? '';
}

/** Local time so many seconds from now, as data writes it. */
function inSeconds(count: number): string {
  const moment = new Date(Date.now() + count * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${date} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`;
}

describe('the countdown element', () => {
  afterEach(() => document.body.replaceChildren());

  it('counts on every second', async () => {
    const element = await show({});
    const first = seconds(element);
    await until(() => seconds(element) !== first, 'a second has passed');
  });

  it('takes its goal from the data', async () => {
    const element = await show({ smallestUnit: 'days' });
    element.table = toTable([{ 日期: '2000-01-01' }]);
    await element.updateComplete;
    expect(element.summary()).to.equal('已结束');
  });

  it('tells once when it is over', async () => {
    const goals: unknown[] = [];
    const goal = inSeconds(2);
    const element = await show({ goal });
    element.addEventListener('aj-over', (event) => goals.push((event as CustomEvent).detail));
    await until(() => element.renderRoot.querySelector('.text') !== null, 'it is over');
    const { now } = element as unknown as { now: Date };
    await until(() => (element as unknown as { now: Date }).now !== now, 'another second has passed');
    expect(goals).to.deep.equal([{ goal }]);
  });

  it('does not tell of what was over before', async () => {
    let hasFired = false;
    document.addEventListener('aj-over', () => (hasFired = true), { once: true });
    const element = await show({ goal: '2020-01-01' });
    element.requestUpdate();
    await element.updateComplete;
    expect(hasFired).to.equal(false);
  });
});
