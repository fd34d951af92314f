import type { ArchiveLook, ArchiveManifest, Language, NeededSet, NeedState } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { draftOf, type Upload } from '../../platform/upload.ts';
import { lookedUp, namesOfSets } from '../data-set/travelling-sets.service.ts';
import { findTravelling } from '../data-source/kept-file.service.ts';
import { findMapByCode } from '../geo-map/geo-map.service.ts';
import { isCodeTaken } from '../report/report.service.ts';
import { boundSetCodes, shownMapCodes } from '../screen/screen.service.ts';
import { withArchive, type ScreenArchive } from './read-archive.ts';

type App = Needs<'config' | 'db'>;

/** What an uploaded file would bring; nothing is written. @throws archive/* */
export async function lookAtArchive(app: App, upload: Upload, language: Language): Promise<ArchiveLook> {
  try {
    return await withArchive(app, upload, async (archive) => {
      const { kind, manifest, document, notes } = archive;
      const { reportCode, reportName } = manifest.report;
      const { width = 1920, height = 1080, title } = document.dashboard ?? {};
      return {
        draft: draftOf(upload),
        fileName: upload.fileName,
        kind,
        reportCode,
        reportName: reportName || title || reportCode,
        isCodeTaken: await isCodeTaken(app, reportCode),
        width,
        height,
        widgets: document.widgets?.length ?? 0,
        pictures: manifest.files.length,
        maps: await neededMaps(app, archive, language),
        dataSets: await neededSets(app, archive),
        notes: notes.map(({ widget, text }) => ({ widget, text: text[language] })),
      };
    });
  } catch (error) {
    await upload.discard();
    throw error;
  }
}

async function neededMaps(
  app: App,
  { manifest, document }: ScreenArchive,
  language: Language,
): Promise<ArchiveLook['maps']> {
  const names = new Map(
    manifest.maps.map((map) => [map.mapCode, language === 'en' ? map.nameEn || map.nameZh : map.nameZh]),
  );
  const codes = [...new Set([...shownMapCodes(document), ...names.keys()])];
  return Promise.all(
    codes.map(async (mapCode) => {
      const isHere = (await findMapByCode(app, mapCode)) !== undefined;
      const state: NeedState = isHere ? 'here' : names.has(mapCode) ? 'brought' : 'missing';
      return { mapCode, name: names.get(mapCode) ?? mapCode, state };
    }),
  );
}

/** Where each source of an archive is. */
export async function sourceStates(app: App, { sources }: ArchiveManifest): Promise<ReadonlyMap<string, NeedState>> {
  const states = sources.map(async ({ sourceCode, path }): Promise<[string, NeedState]> => {
    const isHere = (await findTravelling(app, sourceCode)) !== undefined;
    return [sourceCode, isHere ? 'here' : path === undefined ? 'missing' : 'brought'];
  });
  return new Map(await Promise.all(states));
}

async function neededSets(app: App, { manifest, document }: ScreenArchive): Promise<NeededSet[]> {
  const archived = new Map(manifest.dataSets.map((set) => [set.setCode, set]));
  const looked = manifest.dataSets.flatMap(lookedUp);
  const codes = [...new Set([...boundSetCodes(document), ...archived.keys(), ...looked])];
  const here = await namesOfSets(app, codes);
  const sources = await sourceStates(app, manifest);
  return codes.map((setCode) => {
    const set = archived.get(setCode);
    const sourceState = set ? (sources.get(set.sourceCode) ?? 'missing') : undefined;
    const canBring = sourceState === 'here' || sourceState === 'brought';
    const setName = here.get(setCode) ?? set?.setName ?? manifest.setNames[setCode] ?? setCode;
    const state: NeedState = here.has(setCode) ? 'here' : canBring ? 'brought' : 'missing';
    return {
      setCode,
      setName,
      state,
      canBring,
      ...(set && sourceState && { sourceCode: set.sourceCode, sourceState }),
    };
  });
}
