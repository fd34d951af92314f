import { describe, expect, it } from 'vitest';
import { load, MAIN, partsOf, zipOf, type WorkbookFixture } from '../workbook-fixture.ts';

const EXTENSION = 'http://schemas.microsoft.com/office/spreadsheetml/2010/11/main';
const rows =
  '<row r="1"><c r="A1" t="str"><v>day</v></c></row>' +
  '<row r="2"><c r="A2" s="1"><v>43830</v></c></row>' +
  '<row r="3"><c r="A3" s="1"><v>43831</v></c></row>';
const BOOK: WorkbookFixture = { sheets: [{ name: 'days', rows }], formats: [14], date1904: true };

/** Days of a workbook in the 1904 system, some part of which was changed. */
async function daysOf(change: (name: string, xml: string) => string): Promise<unknown[]> {
  const parts = partsOf(BOOK).map((part) => ({ ...part, content: change(part.name, String(part.content)) }));
  const { tables } = await load(zipOf(parts));
  return tables['days']!.rows.map((row) => row[0]);
}

const inWorkbook = (extension: string) => (name: string, xml: string) =>
  name === 'xl/workbook.xml' ? xml.replace('</workbook>', `<extLst><ext>${extension}</ext></extLst></workbook>`) : xml;

describe('elements of other namespaces', () => {
  it.each([
    ['with a prefix', `<x15:workbookPr xmlns:x15="${EXTENSION}" chartTrackingRefBase="1"/>`],
    ['as the namespace of an element', `<workbookPr xmlns="${EXTENSION}" chartTrackingRefBase="1"/>`],
    ['inside of an element', `<a xmlns="${EXTENSION}"><b/><workbookPr date1904="0"></workbookPr></a>`],
  ])('say nothing of the workbook: %s', async (_, extension) => {
    expect(await daysOf(inWorkbook(extension))).toEqual(['2024-01-01', '2024-01-02']);
  });

  it('end where their element ends', async () => {
    const days = await daysOf((name, xml) =>
      name === 'xl/workbook.xml'
        ? xml.replace('<workbookPr', `<a xmlns="${EXTENSION}"><b/></a><c xmlns="${EXTENSION}"/><workbookPr`)
        : xml,
    );
    expect(days).toEqual(['2024-01-01', '2024-01-02']);
  });

  it('are not cells of a sheet', async () => {
    const days = await daysOf((name, xml) =>
      name === 'xl/worksheets/sheet1.xml'
        ? xml.replace('<row r="3">', `<row r="3"><x14:c xmlns:x14="${EXTENSION}" r="A3"><x14:v>1</x14:v></x14:c>`)
        : xml,
    );
    expect(days).toEqual(['2024-01-01', '2024-01-02']);
  });

  it('may be those without a prefix, where the workbook has one', async () => {
    const days = await daysOf((name, xml) =>
      name === 'xl/workbook.xml'
        ? xml
            .replace(`xmlns="${MAIN}"`, `xmlns:m="${MAIN}"`)
            .replaceAll(/<(\/?)(?=[a-z])/g, '<$1m:')
            .replace('</m:sheets>', '</m:sheets><workbookPr date1904="0"/>')
        : xml,
    );
    expect(days).toEqual(['2024-01-01', '2024-01-02']);
  });
});
