import { dictionary } from '@zxcvbn-ts/language-common';
import type { Text } from '@aj-report/contract';

const PASSWORD_LENGTH = 8;
/** 128 bits in hexadecimal digits have some 110 by this measure, words of a sentence less than 3 a character. */
const SECRET_BITS = 80;

const common = new Set(dictionary['passwords-common']);

/** Why the administrator's first password is too easily guessed; undefined when it is not. */
export function weaknessOfPassword(password: string): Text | undefined {
  if (password.length < PASSWORD_LENGTH) {
    return { zh: `至少需要 ${PASSWORD_LENGTH} 个字符`, en: `must have at least ${PASSWORD_LENGTH} characters` };
  }
  if (!common.has(password.toLowerCase())) return undefined;
  return {
    zh: '是常见密码，请另选一个；首次启动之后也可以去掉这个设置',
    en: 'is a common password; choose another one, or remove the setting if the first start is past',
  };
}

/** Why the secret of an installation is too easily guessed; undefined when it is not. */
export function weaknessOfSecret(secret: string): Text | undefined {
  if (isRepeated(secret) || bitsOf(secret) < SECRET_BITS) {
    return {
      zh: '过于规律，容易被猜到；请用随机的值，例如 openssl rand -hex 32 的输出',
      en: 'repeats itself or follows a pattern; use a random one, such as openssl rand -hex 32 prints',
    };
  }
  return undefined;
}

/** Its beginning comes again and again up to its end. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.startsWith(text.slice(period))) return true;
  }
  return false;
}

/** Bits of a text by how often its characters occur, or the steps from each to the next where those are more alike. */
function bitsOf(text: string): number {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  return Math.min(entropyOf(codes), entropyOf(steps)) * codes.length;
}

/** Shannon entropy, bits a value. */
function entropyOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / values.length) * Math.log2(count / values.length),
    0,
  );
}
