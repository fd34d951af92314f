import { describe, expect, it } from 'vitest';
import { OpenTabs, type TabChannel, type TabMessage } from './open-tabs.ts';

/** Channels that hear each other at once, as those of one browser's tabs do after a moment. */
class Browser {
  private readonly ears = new Map<TabChannel, (message: TabMessage) => void>();

  open(hear: (message: TabMessage) => void = () => {}): TabChannel {
    const channel: TabChannel = {
      send: (message) => {
        for (const [other, hears] of this.ears) if (other !== channel) hears(message);
      },
      close: () => this.ears.delete(channel),
    };
    this.ears.set(channel, hear);
    return channel;
  }

  /** Ends a tab without a word. */
  crash(channel: TabChannel): void {
    this.ears.delete(channel);
  }

  tab(key: string): OpenTabs {
    return new OpenTabs(
      key,
      (hear) => this.open(hear),
      async () => {},
    );
  }
}

const othersOf = (tabs: OpenTabs): string[] => [...tabs.others.getState()];

describe('tabs with the same screen', () => {
  it('know of each other, whoever was first, until one closes', async () => {
    const browser = new Browser();
    const [first, second] = [browser.tab('a'), browser.tab('b')];
    first.start();
    const close = second.start();
    expect(await second.ask()).toEqual(new Set(['a']));
    expect([othersOf(first), othersOf(second)]).toEqual([['b'], ['a']]);
    close();
    expect([othersOf(first), await first.ask()]).toEqual([[], new Set()]);
  });

  it('count one that answers late', async () => {
    const browser = new Browser();
    const slow = browser.open();
    const tab = browser.tab('a');
    tab.start();
    expect(await tab.ask()).toEqual(new Set());
    slow.send({ kind: 'open', key: 'slow' });
    expect(othersOf(tab)).toEqual(['slow']);
  });

  it('forget one that crashed when they ask again', async () => {
    const browser = new Browser();
    const crashing = browser.open();
    const tab = browser.tab('a');
    tab.start();
    crashing.send({ kind: 'open', key: 'b' });
    browser.crash(crashing);
    expect(othersOf(tab)).toEqual(['b']);
    await tab.ask();
    expect(othersOf(tab)).toEqual([]);
  });
});
