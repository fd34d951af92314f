import type { GeoMapListItem, Language } from '@aj-report/contract';

/** Name of a map in the language; many maps have a Chinese one only. */
export function mapName({ nameZh, nameEn }: Pick<GeoMapListItem, 'nameZh' | 'nameEn'>, language: Language): string {
  return language === 'en' && nameEn !== '' ? nameEn : nameZh;
}
