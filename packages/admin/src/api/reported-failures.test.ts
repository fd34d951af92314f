import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Calls whose failure changes nothing that anybody sees or waits for, each with the reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  'api/refresh-session.ts': 'rights that are stored go on being shown; the first call that they do not allow says so',
  'shell/look-menus.tsx': 'the browser keeps the language, the service only tells it other browsers',
  'shell/log-out.ts': 'who logs out is logged out here, also without a service',
  'make-screen/save-proposal.ts': 'takes back what was made before a failure that is shown',
  'pages/data-source/use-import-watch.ts': 'the list that waits for the import says that the service does not answer',
};

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
}

/** A handler of failures that takes no error: `.catch(() => undefined)`, `.then(setFound, () => setFound([]))`. */
const DEAF = /\.catch\(\s*\(\) =>(?! \{)|\.then\([^;]*,\s*\(\) =>(?! \{)/;

/** What in a file stands for "shows no error itself": the option, or a constant that holds it. */
function silentNames(text: string): readonly string[] {
  const constants = text.matchAll(/const (\w+)[^=\n]* = \{[^}\n]*showErrorDialog: false/g);
  return ['showErrorDialog: false', ...[...constants].map(([, name = '']) => name)];
}

/** Statements in which a call that shows no error itself is followed by a handler that does not hear it. */
function findSwallowed(text: string): string[] {
  return silentNames(text).flatMap((name) =>
    text
      .split(name)
      .slice(1)
      .map((after) => after.slice(0, after.indexOf(';')))
      .filter((rest) => DEAF.test(rest))
      .map((rest) => `${name}${rest}`),
  );
}

describe('a call of the admin that shows no error itself', () => {
  it('is found where its failure goes unheard', () => {
    const swallowed = 'call(a, { showErrorDialog: false }).then(setRows, () => undefined);';
    expect(findSwallowed(swallowed)).toHaveLength(1);
    expect(findSwallowed('const QUIET = { showErrorDialog: false };\ncall(a, QUIET).catch(() => []);')).toHaveLength(1);
    expect(findSwallowed('call(a, {}).catch(() => undefined);')).toEqual([]);
    expect(findSwallowed('call(a, { showErrorDialog: false }).then(set, (error) => tell(error));')).toEqual([]);
  });

  it('is heard by somebody', () => {
    const swallowed = sourceFiles()
      .filter((file) => !(file in UNSEEN))
      .flatMap((file) => findSwallowed(readFileSync(path.join(SOURCES, file), 'utf8')).map((one) => `${file}: ${one}`));
    expect(swallowed, 'leave the toast to the call, say `isOptional`, or show the failure').toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const needed = Object.keys(UNSEEN).filter(
      (file) => findSwallowed(readFileSync(path.join(SOURCES, file), 'utf8')).length > 0,
    );
    expect(Object.keys(UNSEEN)).toEqual(needed);
  });
});
