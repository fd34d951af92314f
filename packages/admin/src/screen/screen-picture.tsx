import { firstLanguage, type ScreenDocument } from '@aj-report/contract';
import { AjStage } from '@aj-report/widgets/react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { screenClient } from './screen-client.ts';

/** A still picture of the published screen with its data of now, scaled to its box. */
export function ScreenPicture({ reportCode }: { readonly reportCode: string }) {
  const t = useT();
  const [screen, setScreen] = useState<ScreenDocument | null | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    screenClient.getScreen(reportCode, { signal: abort.signal }).then(setScreen, () => {
      if (!abort.signal.aborted) setScreen(null);
    });
    return () => abort.abort();
  }, [reportCode]);
  if (screen === null) return <span className="thumbnail__words">{t('report.noPicture')}</span>;
  if (screen === undefined) return <sl-skeleton effect="sheen" />;
  const language = firstLanguage(screen.dashboard?.language, currentLanguage());
  return <AjStage document={screen} provider={screenClient} language={language} fit="cover" still />;
}
