import type { Language, ScreenDocument } from '@aj-report/contract';
import { expressScreen } from './express-screen.ts';
import { EXPRESS_WORDS } from './express.words.ts';
import { factoryScreen } from './factory-screen.ts';
import { FACTORY_WORDS } from './factory.words.ts';
import { inEnglish, type Words } from './in-english.ts';
import { retailScreen } from './retail-screen.ts';
import { RETAIL_WORDS } from './retail.words.ts';
import type { SampleScreen } from './sample.ts';

function inBoth({ document }: SampleScreen, words: Words): (language: Language) => ScreenDocument {
  return (language) => (language === 'zh' ? document : inEnglish(document, words));
}

export const retailOverview = inBoth(retailScreen, RETAIL_WORDS);
export const factoryEnergy = inBoth(factoryScreen, FACTORY_WORDS);
export const expressCommand = inBoth(expressScreen, EXPRESS_WORDS);
