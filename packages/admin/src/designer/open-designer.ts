import type { NormalScreen } from '@aj-report/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toastError, toastWarning } from '../api/toast.ts';
import { handInFocusedField } from '../form/hand-in-focused-field.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { Contents } from './delete-widgets.ts';
import { clipboard } from './clipboard.ts';
import { Designer, type Overlay } from './designer.ts';
import { DocumentStore } from './document/document-store.ts';
import type { LeftTab } from './panels/left-panel.tsx';
import { DraftKeeper, newDraftKey } from './save/draft.ts';
import { OpenTabs, tabChannelOf } from './save/open-tabs.ts';
import { openPreview } from './save/preview.ts';
import { ScreenSaver } from './save/save-store.ts';
import { screenApi } from './save/screen-api.ts';

/** What the page around the canvas shows. */
export interface PageState {
  readonly leftTab: LeftTab;
  /** Layer whose name is being typed. */
  readonly renaming: string | undefined;
  readonly overlay: Overlay | undefined;
  readonly isPreviewAsked: boolean;
  /** The question what becomes of the widgets in a container that is deleted. */
  readonly contentsAsked: ContentsQuestion | undefined;
}

export interface ContentsQuestion {
  readonly count: number;
  answer(contents: Contents | undefined): void;
}

export interface OpenDesigner {
  readonly designer: Designer;
  readonly saver: ScreenSaver;
  readonly drafts: DraftKeeper;
  readonly tabs: OpenTabs;
  readonly page: StoreApi<PageState>;
}

/** A designer for a screen, with what saves it and what its commands ask of the page. */
export function openDesigner(screen: NormalScreen): OpenDesigner {
  const page = createStore<PageState>(() => ({
    leftTab: 'widgets',
    renaming: undefined,
    overlay: undefined,
    isPreviewAsked: false,
    contentsAsked: undefined,
  }));
  const document = new DocumentStore(screen);
  const saver = new ScreenSaver(document, screenApi);
  saver.store.subscribe((state) => {
    if (state.kind === 'failed') toastError(state.message);
  });
  const designer = new Designer(
    {
      clipboard,
      language: currentLanguage,
      save: async () => {
        handInFocusedField();
        await saver.save();
      },
      preview: async () => {
        handInFocusedField();
        if (document.isDirty) page.setState({ isPreviewAsked: true });
        else openPreview(document.screen.reportCode);
      },
      warn: (message) => toastWarning(message[currentLanguage()]),
      askContents: (count) =>
        new Promise((resolve) => {
          const answer = (contents: Contents | undefined): void => {
            page.setState({ contentsAsked: undefined });
            resolve(contents);
          };
          page.setState({ contentsAsked: { count, answer } });
        }),
      openOverlay: (overlay) => page.setState({ overlay }),
      startRename: (id) => page.setState({ leftTab: 'layers', renaming: id }),
    },
    document,
  );
  const draftKey = newDraftKey(screen.reportCode);
  const tabs = new OpenTabs(draftKey, tabChannelOf(screen.reportCode));
  const isInUse = (key: string): boolean => tabs.others.getState().has(key);
  return { designer, saver, drafts: new DraftKeeper(document, localStorage, draftKey, isInUse), tabs, page };
}
