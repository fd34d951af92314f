import type { NormalScreen } from '@aj-report/contract';
import { siteStorage } from '@aj-report/embed/storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toastError, toastWarning } from '../api/toast.ts';
import { handInFocusedField } from '../form/hand-in-focused-field.ts';
import { currentLanguage } from '../i18n/language.ts';
import { dataSetsAtHand, readDataSets } from '../screen/data-sets.ts';
import type { UnboundWidget } from '../screen/unbound-widgets.ts';
import { clipboard } from './clipboard.ts';
import { Designer, type DesignerHost, type Overlay } from './designer.ts';
import { DocumentStore } from './document/document-store.ts';
import type { SetAnswers, SetsAsked } from './missing-sets/missing-sets.ts';
import type { LeftTab } from './panels/left-panel.tsx';
import type { RightTab } from './panels/right-panel.tsx';
import { DraftKeeper, newDraftKey } from './save/draft.ts';
import { OpenTabs, tabChannelOf } from './save/open-tabs.ts';
import { openPreview } from './save/preview.ts';
import { samplesSettler, type SamplesAnswer } from './save/settle-samples.ts';
import { ScreenSaver } from './save/save-store.ts';
import { sharedSaves } from './save/shared-saves.ts';
import { togetherApi } from './together/together-api.ts';
import { Together } from './together/together.ts';
import { keepView } from './view/kept-view.ts';
import type { Contents } from './contents.ts';

/** What the page around the canvas shows. */
export interface PageState {
  readonly leftTab: LeftTab;
  readonly rightTab: RightTab;
  /** Layer whose name is being typed. */
  readonly renaming: string | undefined;
  readonly overlay: Overlay | undefined;
  readonly isPreviewAsked: boolean;
  readonly isPublishAsked: boolean;
  /** It has been published here just now, and what next stands above the canvas. */
  readonly isJustPublished: boolean;
  /** Revision that viewers see, 0 = none; undefined while it is not known. */
  readonly publishedRevision: number | undefined;
  /** The question what becomes of the widgets in a container that is deleted. */
  readonly contentsAsked: ContentsQuestion | undefined;
  readonly samplesAsked: SamplesQuestion | undefined;
  readonly setsAsked: SetsQuestion | undefined;
}

/** What takes the place of data sets that are missing. */
export interface SetsQuestion extends SetsAsked {
  answer(answer: SetAnswers | undefined): void;
}

/** Which samples viewers are to see. */
export interface SamplesQuestion {
  readonly widgets: readonly UnboundWidget[];
  answer(answer: SamplesAnswer): void;
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
  readonly together: Together;
  readonly page: StoreApi<PageState>;
  /** Saves a draft. Resolves to whether it is stored. */
  save(): Promise<boolean>;
  /** Selects a widget and shows its data. */
  showData(id: string): void;
}

/** Shows a question of the page until it is answered. */
function ask<A>(show: (answer: (given: A) => void) => void, hide: () => void): Promise<A> {
  return new Promise((resolve) => {
    show((given) => {
      hide();
      resolve(given);
    });
  });
}

/** What commands ask of the page. */
function hostOf(
  page: StoreApi<PageState>,
  document: DocumentStore,
  { save, publish }: { save(): Promise<boolean>; publish(): Promise<void> },
): DesignerHost {
  return {
    clipboard,
    language: currentLanguage,
    save: async () => {
      await save();
    },
    publish,
    preview: async () => {
      handInFocusedField();
      if (document.isDirty) page.setState({ isPreviewAsked: true });
      else openPreview(document.screen.reportCode);
    },
    warn: (message) => toastWarning(message[currentLanguage()]),
    readSets: () => readDataSets().catch(() => undefined),
    setsAtHand: dataSetsAtHand,
    askSets: (sets) => {
      // What was pasted before has waited in vain.
      page.getState().setsAsked?.answer(undefined);
      return ask<SetAnswers | undefined>(
        (answer) => page.setState({ setsAsked: { ...sets, answer } }),
        () => page.setState({ setsAsked: undefined }),
      );
    },
    askContents: (count) =>
      ask<Contents | undefined>(
        (answer) => page.setState({ contentsAsked: { count, answer } }),
        () => page.setState({ contentsAsked: undefined }),
      ),
    openOverlay: (overlay) => page.setState({ overlay }),
    startRename: (id) => page.setState({ leftTab: 'layers', renaming: id }),
  };
}

/** A designer for a screen, with what saves it and what its commands ask of the page. */
export function openDesigner(screen: NormalScreen): OpenDesigner {
  const page = createStore<PageState>(() => ({
    leftTab: 'widgets',
    rightTab: 'style',
    renaming: undefined,
    overlay: undefined,
    isPreviewAsked: false,
    isPublishAsked: false,
    isJustPublished: false,
    publishedRevision: undefined,
    contentsAsked: undefined,
    samplesAsked: undefined,
    setsAsked: undefined,
  }));
  const document = new DocumentStore(screen);
  const together = new Together(document, togetherApi);
  const saver = new ScreenSaver(
    document,
    sharedSaves(() => ({ together, designer })),
  );
  saver.store.subscribe((state) => {
    if (state.kind === 'failed') toastError(state.message);
  });
  const settleSamples = samplesSettler(document, (widgets) =>
    ask<SamplesAnswer>(
      (answer) => page.setState({ samplesAsked: { widgets, answer } }),
      () => page.setState({ samplesAsked: undefined }),
    ),
  );
  const save = (): Promise<boolean> => {
    handInFocusedField();
    return saver.save();
  };
  // What viewers are to see of samples is a change of the screen itself, so it is settled first.
  const publish = async (): Promise<void> => {
    handInFocusedField();
    if (!(await settleSamples())) return;
    const isStored = document.isDirty || document.screen.revision === 0 ? await saver.save() : true;
    if (isStored) page.setState({ isPublishAsked: true });
  };
  const draftKey = newDraftKey(screen.reportCode);
  const tabs = new OpenTabs(draftKey, tabChannelOf(screen.reportCode));
  const isInUse = (key: string): boolean => tabs.others.getState().has(key);
  const designer = new Designer(hostOf(page, document, { save, publish }), document);
  keepView(designer.view, siteStorage);
  return {
    designer,
    saver,
    drafts: new DraftKeeper(document, siteStorage, draftKey, isInUse, Date.now, () => together.isHeldByOthers),
    tabs,
    together,
    page,
    save,
    showData(id) {
      document.select([id]);
      designer.view.showPanel('right');
      page.setState({ rightTab: 'data' });
    },
  };
}
