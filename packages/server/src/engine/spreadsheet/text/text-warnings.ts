import { TEXT_ENCODING_NAMES, type Text } from '@aj-report/contract';
import type { WorkbookReader } from '../cell/cell-sink.ts';
import type { ImportWarningText } from '../plan/import-workbook.types.ts';

/** What a person should know of the encoding in which a text file was read. */
export function toTextWarnings({ sheets, text, unreadable = 0 }: WorkbookReader): ImportWarningText[] {
  if (!text) return [];
  const { zh, en } = TEXT_ENCODING_NAMES[text.encoding];
  const messages: Text[] = [];
  if (text.isGuess) {
    messages.push({
      zh: `文件没有注明编码，按猜测的${zh}读取；如果出现乱码，请选择别的编码后重新导入`,
      en: `The file does not name its encoding and was read as ${en}, which is a guess; if letters are wrong, choose another encoding and import again`,
    });
  }
  if (unreadable > 0) {
    messages.push({
      zh: `${unreadable} 处内容不是${zh}编码，显示为“\ufffd”；请选择别的编码后重新导入`,
      en: `${unreadable} places are not ${en} and show "\ufffd"; choose another encoding and import again`,
    });
  }
  return messages.map((message) => ({ sheet: sheets[0]?.name ?? '', message }));
}
