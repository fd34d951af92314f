import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_PREFIX, createReport, drawScreenPicture, LANGUAGES, pathOf, saveScreen } from '@aj-report/contract';
import { sampleFolder } from '@aj-report/samples';
import { pictureName } from '@aj-report/samples/template-pictures';
import { TEMPLATES } from '@aj-report/samples/templates';
import type { Browser } from 'playwright-core';

/** px within which a picture lies: twice what a list of templates shows */
const BOX = { width: 640, height: 360 };
const QUALITY = 0.86;

/** A PNG, smaller, as a WebP. */
async function shrink(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ({ source, box, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const scale = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight);
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.naturalWidth * scale);
      canvas.height = Math.round(image.naturalHeight * scale);
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, box: BOX, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** Takes the pictures of the templates of screens, each drawn by the product as a screen of its own. */
export async function takeTemplatePictures(product: string, token: string, browser: Browser): Promise<void> {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const post = async (address: string, body: object) => {
    const answer = await fetch(product + BASE_PREFIX + address, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  };
  for (const { id, load } of TEMPLATES) {
    const inLanguage = await load();
    for (const language of LANGUAGES) {
      const name = pictureName(id, language);
      const reportCode = name.replaceAll('-', '_');
      await post(pathOf(createReport), { reportName: name, reportCode, reportType: 'report_screen' });
      await post(pathOf(saveScreen), { ...inLanguage(language), reportCode });
      const address = `${product}${BASE_PREFIX}${pathOf(drawScreenPicture, { reportCode })}?wait=60`;
      const answer = await fetch(address, { headers: { authorization: token, 'accept-language': language } });
      if (answer.status !== 200) throw new Error(`${name}: ${await answer.text()}`);
      const picture = await shrink(browser, Buffer.from(await answer.arrayBuffer()));
      writeFileSync(path.join(sampleFolder(), `pictures/${name}.webp`), picture);
    }
  }
}
