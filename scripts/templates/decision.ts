import { toWords } from './names.ts';
import type { NewFile } from './templates.ts';

export function decisionFiles(name: string, number: string): NewFile[] {
  const today = new Date().toISOString().slice(0, 10);
  return [
    {
      file: `docs/decisions/${number}-${name}.md`,
      content: `# ${Number(number)}. ${toWords(name)}

Status: proposed, ${today}

**Context.** What forces a choice.

**Decision.** What we do.

**Considered.** What else there was, with figures.

**Consequences.** What becomes easier, what harder.
`,
    },
  ];
}
