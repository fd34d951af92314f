import { ENGLISH_SAMPLE_SUFFIX, type Language } from '@aj-report/contract';

/** Name of the picture of a template or a sample, in the folder of pictures. */
export function pictureName(id: string, language: Language): string {
  return `${id}${language === 'en' ? ENGLISH_SAMPLE_SUFFIX : ''}`;
}

/** Its address, for pages: `npm run pictures` takes them. */
export function templatePicture(id: string, language: Language): string {
  const name = pictureName(id, language);
  return new URL(`../../files/pictures/${name}.webp`, import.meta.url).href;
}
