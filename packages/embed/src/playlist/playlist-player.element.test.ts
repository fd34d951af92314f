import { expect } from '@esm-bundle/chai';
import type { PlaylistDocument, PlaylistShownItem } from '@aj-report/contract';
import { until } from '../tag.testing.ts';
import { PlaylistPlayer } from './playlist-player.ts';
import type { PlayedItem } from './played-item.ts';

const ITEM: PlaylistShownItem = {
  id: 'a',
  kind: 'screen',
  reportCode: 'a',
  page: '',
  text: '',
  severity: 'info',
  seconds: 10,
  from: '',
  to: '',
  weekdays: [],
  transition: 'none',
  priority: 0,
  reportName: 'A',
  revision: 1,
  visible: true,
};
const itemOf = (id: string, more: Partial<PlaylistShownItem> = {}): PlaylistShownItem => {
  return { ...ITEM, id, reportCode: id, reportName: id.toUpperCase(), ...more };
};
const listOf = (...items: PlaylistShownItem[]): PlaylistDocument => {
  const head = { playlistCode: 'p', playlistName: 'P', timeZone: 'UTC', enableFlag: 1 as const, revision: 1 };
  return { ...head, items, notice: null, due: [], time: '' };
};

/** Counts how often it is put on the page: a report that is moved starts over, and shows nothing meanwhile. */
class PlacedItem extends HTMLElement {
  places = 0;

  connectedCallback(): void {
    this.places++;
  }
}
customElements.define('placed-item', PlacedItem);

/** A drawn item, whose picture comes when the test says so. */
interface Drawn extends PlayedItem {
  readonly id: string;
  readonly come: () => void;
  readonly fail: (reason: string) => void;
  isStopped: boolean;
}

describe('the player of playlists', () => {
  let nowMs = 0;
  let drawn: Drawn[] = [];
  let shown: string[] = [];
  let seenIds: string[] = [];
  let player: PlaylistPlayer;

  const play = (item: PlaylistShownItem): PlayedItem => {
    const element = document.createElement('placed-item');
    element.className = 'item';
    element.textContent = item.id;
    let come = () => undefined as void;
    let refuse: (reason: Error) => void = () => undefined;
    const ready = new Promise<void>((resolve, reject) => {
      come = resolve;
      refuse = reject;
    });
    const one: Drawn = {
      id: item.id,
      element,
      ready,
      come,
      fail: (reason) => refuse(new Error(reason)),
      onLost: () => undefined,
      seen: () => seenIds.push(item.id),
      renew: () => undefined,
      isStopped: false,
      stop: () => (one.isStopped = true),
    };
    drawn.push(one);
    return one;
  };
  const parts = (selector: string) => [...player.element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  const seen = () => parts('.item.shown').map(({ textContent }) => textContent);
  const pass = (seconds: number) => {
    nowMs += seconds * 1000;
    player.look();
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const lastDrawn = () => drawn.at(-1)!;

  beforeEach(() => {
    nowMs = Date.parse('2026-11-27T10:00:00Z');
    drawn = [];
    shown = [];
    seenIds = [];
    player = new PlaylistPlayer({
      language: 'zh',
      play,
      now: () => nowMs,
      onShow: (item, title) => shown.push(item ? item.id : title),
    });
    document.body.append(player.element);
  });
  afterEach(() => player.stop());

  const begin = async (...items: PlaylistShownItem[]) => {
    player.show(listOf(...items));
    lastDrawn().come();
    await settle();
  };

  it('draws the next item before the present one goes, which stays until then', async () => {
    await begin(itemOf('a'), itemOf('b'));
    expect(seen()).to.deep.equal(['a']);
    pass(4);
    expect(drawn).to.have.length(1);
    pass(2);
    expect(drawn.map(({ id }) => id)).to.deep.equal(['a', 'b']);
    pass(10);
    await settle();
    expect(seen()).to.deep.equal(['a']);
    lastDrawn().come();
    await settle();
    expect(seen()).to.deep.equal(['b']);
    expect(drawn[0]!.isStopped).to.equal(true);
    expect(shown.slice(-2)).to.deep.equal(['a', 'b']);
  });

  it('shows what was drawn unseen as it is, and does not start it over', async () => {
    await begin(itemOf('a', { transition: 'fade' }), itemOf('b', { transition: 'fade' }));
    for (let turn = 0; turn < 4; turn++) {
      pass(11);
      lastDrawn().come();
      await until(() => parts('.item').length === 1 && parts('.item')[0] === lastDrawn().element);
    }
    expect(drawn.map(({ element }) => (element as PlacedItem).places)).to.deep.equal([1, 1, 1, 1, 1]);
  });

  it('leaves one alone as it is', async () => {
    await begin(itemOf('a'));
    for (let turn = 0; turn < 5; turn++) pass(11);
    expect(drawn).to.have.length(1);
    expect(seen()).to.deep.equal(['a']);
  });

  it('draws an Excel report that is alone anew each minute, in the place of the one before', async () => {
    await begin(itemOf('a', { kind: 'excel' }));
    pass(30);
    expect(drawn).to.have.length(1);
    pass(31);
    expect(drawn).to.have.length(2);
    expect(seen()).to.deep.equal(['a']);
    lastDrawn().come();
    await until(() => parts('.item').length === 1 && drawn[0]!.isStopped);
    expect(seen()).to.deep.equal(['a']);
    expect(seenIds).to.deep.equal(['a', 'a']);
    pass(61);
    lastDrawn().fail('服务器不可用');
    await settle();
    expect(seen()).to.deep.equal(['a']);
    expect(parts('.word')[0]!.textContent).to.contain('服务器不可用');
  });

  it('skips what fails with a word, keeps what there is, and tries again next turn', async () => {
    await begin(itemOf('a'), itemOf('b'), itemOf('c', { visible: false }));
    pass(11);
    lastDrawn().fail('坏了');
    await settle();
    expect(seen()).to.deep.equal(['a']);
    expect(parts('.word')[0]!.textContent).to.equal('“B”无法显示，下一轮再试：坏了');
    pass(11);
    expect(parts('.word')[0]!.textContent).to.contain('“C”').and.to.contain('无权查看');
    pass(11);
    pass(11);
    expect(drawn.map(({ id }) => id)).to.deep.equal(['a', 'b', 'b']);
    lastDrawn().come();
    pass(11);
    await until(() => seen().join() === 'b');
  });

  it('takes up another state of the playlist without drawing anew what stays', async () => {
    await begin(itemOf('a'), itemOf('b'));
    player.show(listOf(itemOf('a', { seconds: 30 })));
    pass(60);
    expect(drawn).to.have.length(1);
    player.show(listOf(itemOf('b')));
    lastDrawn().come();
    await settle();
    expect(seen()).to.deep.equal(['b']);
    expect(drawn[0]!.isStopped).to.equal(true);
    player.show(listOf());
    expect(seen()).to.deep.equal([]);
    expect(parts('.card')[0]!.textContent).to.contain('播放列表还没有内容');
    player.show({ ...listOf(), enableFlag: 0 });
    expect(parts('.card')[0]!.textContent).to.contain('播放列表已停用');
  });

  it('follows hours and priority', async () => {
    const items = [itemOf('a'), itemOf('lunch', { from: '10:01', to: '10:02', priority: 1 })];
    await begin(...items);
    pass(30);
    expect(drawn).to.have.length(1);
    pass(30);
    lastDrawn().come();
    await settle();
    expect(seen()).to.deep.equal(['lunch']);
    pass(60);
    lastDrawn().come();
    await settle();
    expect(seen()).to.deep.equal(['a']);
    player.show(listOf(itemOf('night', { from: '22:00', to: '06:00' })));
    expect(seen()).to.deep.equal([]);
    expect(parts('.card')[0]!.textContent).to.contain('现在没有要显示的内容');
  });

  it('shows a message over everything until its time is over', async () => {
    await begin(itemOf('a'));
    const untilTime = new Date(nowMs + 60_000).toISOString();
    const notice = { text: '演习', severity: 'danger' as const, fromTime: '', untilTime, by: 'x' };
    player.show({ ...listOf(itemOf('a')), notice });
    expect(parts('.notice')[0]!.hidden).to.equal(false);
    expect(parts('.notice .danger')[0]!.textContent).to.equal('演习');
    expect(seen()).to.deep.equal(['a']);
    pass(61);
    expect(parts('.notice')[0]!.hidden).to.equal(true);
  });

  it('takes everything down when it is refused', async () => {
    await begin(itemOf('a'));
    player.refuse('终端已被撤销');
    expect(seen()).to.deep.equal([]);
    expect(parts('.card')[0]!.textContent).to.contain('终端已被撤销');
  });

  it('lets go of what was there, fifty times', async () => {
    await begin(itemOf('x'), itemOf('y', { transition: 'fade' }));
    for (let turn = 0; turn < 50; turn++) {
      pass(11);
      lastDrawn().come();
      await settle();
    }
    await until(() => parts('.item').length === 1);
    expect(drawn).to.have.length(51);
    expect(drawn.filter(({ isStopped }) => !isStopped)).to.have.length(1);
  });
});
