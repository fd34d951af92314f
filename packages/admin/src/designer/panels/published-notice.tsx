import type { Text } from '@aj-report/contract';
import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { viewerAddress } from '../../screen/screen-address.ts';
import { useCan } from '../../session/use-can.tsx';
import { shareCommand } from '../commands/share.command.ts';
import { Icon } from '../icons/icon.tsx';
import type { OpenDesigner } from '../open-designer.ts';
import { useDocument } from '../ui/use-designer.ts';
import { SHARE_RIGHT } from './file-menu.tsx';

const WORDS: Record<'done' | 'open' | 'copy' | 'share' | 'wall' | 'close', Text> = {
  done: { zh: '已发布。接下来：', en: 'Published. What next:' },
  open: { zh: '打开链接', en: 'Open the link' },
  copy: { zh: '复制链接', en: 'Copy the link' },
  share: { zh: '分享与嵌入', en: 'Share or embed' },
  wall: { zh: '上墙播放', en: 'Play on a wall' },
  close: { zh: '关闭', en: 'Close' },
};

/** After publishing: where viewers find the screen, and how it gets to others, into pages and onto walls. */
export function PublishedNotice({ open }: { readonly open: OpenDesigner }) {
  const text = useText();
  const isAllowed = useCan();
  const { page } = open;
  const isShown = useStore(page, (state) => state.isJustPublished);
  const reportCode = useDocument((state) => state.screen.reportCode);
  if (!isShown) return null;
  const close = (): void => page.setState({ isJustPublished: false });
  const address = viewerAddress(reportCode);
  return (
    <div className="solo-notice" role="status" data-notice="published">
      <Icon name="publish" />
      {text(WORDS.done)}
      <a href={address} target="_blank" rel="noreferrer">
        {text(WORDS.open)}
      </a>
      <button
        type="button"
        className="text-button"
        onClick={() => void open.designer.host.clipboard.write(new URL(address, location.origin).href)}
      >
        {text(WORDS.copy)}
      </button>
      {isAllowed(SHARE_RIGHT) ? (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            close();
            void shareCommand.run(open.designer);
          }}
        >
          {text(WORDS.share)}
        </button>
      ) : null}
      <a href="/report/playlist" target="_blank" rel="noreferrer">
        {text(WORDS.wall)}
      </a>
      <button type="button" className="text-button" onClick={close}>
        {text(WORDS.close)}
      </button>
    </div>
  );
}
