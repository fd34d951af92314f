import { randomInt } from 'node:crypto';
import type { Language } from '@aj-report/contract';

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  zh: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
};
const LARGEST = 20;

/** A sum or difference in words, with its answer in digits. */
export function askInWords(language: Language): { readonly question: string; readonly answer: string } {
  const [a, b] = [randomInt(2, LARGEST + 1), randomInt(1, LARGEST + 1)];
  const [large, small] = a > b ? [a, b] : [b, a];
  const isSum = randomInt(2) === 0;
  const [x, y] = [NUMBERS[language][large] ?? '', NUMBERS[language][small] ?? ''];
  const question =
    language === 'zh'
      ? `${x}${isSum ? '加' : '减'}${y}等于多少？请用数字回答`
      : `What is ${x} ${isSum ? 'plus' : 'minus'} ${y}? Answer in digits`;
  return { question, answer: String(isSum ? large + small : large - small) };
}
