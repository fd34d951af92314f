/**
 * Takes the pictures of the sample screens anew, as a person does who presses the button in the list, and those of the
 * templates, and puts them beside the sample workbooks: `npm run pictures`. Needs a browser.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_PREFIX, listReports, pathOf, readReportPicture, STORAGE_KEYS } from '@aj-report/contract';
import { SAMPLE_CONTENT, sampleFolder, samplePicture } from '@aj-report/samples';
import { openBrowser, openContext } from '../tests/browser.ts';
import { findChrome } from './chrome.mjs';
import { takeTemplatePictures } from './template-pictures.ts';
import { removeData, startProduct } from '../tests/product.ts';
import { signIn } from '../tests/sign-in.ts';

interface Listed {
  readonly data: { readonly records: readonly { readonly reportCode: string; readonly pictureId: string }[] };
}

rmSync(path.join(sampleFolder(), 'pictures'), { recursive: true, force: true });
const product = await startProduct({ AJ_BROWSER_BIN: await findChrome(), AJ_BROWSER_SANDBOX: '0' });
const browser = await openBrowser();
try {
  const { context } = await openContext(browser);
  for (const language of ['zh', 'en'] as const) {
    const page = await context.newPage();
    await page.addInitScript(([key, chosen]) => localStorage.setItem(key!, chosen!), [STORAGE_KEYS.language, language]);
    if (language === 'zh') await signIn(page, product);
    await page.goto(`${product.address}/report/bigScreen`);
    for (const { document } of SAMPLE_CONTENT[language].screens) {
      await page.locator(`[data-report=${document.reportCode}] input[type=checkbox]`).check();
    }
    await page.locator('[data-button=pictures]').click();
    await page.locator('sl-alert[open]').waitFor({ timeout: 180_000 });
    const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.token);
    const list = await fetch(`${product.address}${BASE_PREFIX}${pathOf(listReports)}?pageSize=50`, {
      headers: { authorization: token },
    });
    const { records } = ((await list.json()) as Listed).data;
    for (const { document } of SAMPLE_CONTENT[language].screens) {
      const pictureId = records.find(({ reportCode }) => reportCode === document.reportCode)?.pictureId ?? '';
      const picture = await fetch(product.address + BASE_PREFIX + pathOf(readReportPicture, { pictureId }));
      if (!picture.ok) throw new Error(`No picture of ${document.reportCode}`);
      const file = path.join(sampleFolder(), samplePicture(document.reportCode));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from(await picture.arrayBuffer()));
    }
    if (language === 'zh') await takeTemplatePictures(product.address, token, browser);
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
  removeData(product);
}
