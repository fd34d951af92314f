import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface Finding {
  readonly rule: string;
  readonly impact: string;
  readonly nodes: readonly string[];
}

interface AxeWindow {
  readonly axe: {
    run(options: object): Promise<{
      violations: {
        id: string;
        impact: string | null;
        nodes: { target: unknown[]; html: string; failureSummary?: string }[];
      }[];
    }>;
  };
}

/** What a reader with a disability cannot use, or hardly: with the elements, the first of each rule. */
export async function seriousFindings(page: Page): Promise<readonly Finding[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as AxeWindow).axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({
        rule: id,
        impact: String(impact),
        nodes: nodes
          .slice(0, 4)
          .map(({ target, html, failureSummary = '' }) =>
            [target.join(' '), html.slice(0, 160), failureSummary.split('\n')[1]?.trim() ?? ''].join(' | '),
          ),
      }));
  });
}
