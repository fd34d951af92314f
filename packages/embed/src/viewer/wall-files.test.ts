import { describe, expect, it } from 'vitest';
import { isImmutable, isMap, isScriptFile, wallFiles } from './wall-files.ts';

describe('the files of a wall', () => {
  it.each([
    ['/embed/chunks/bar-chart-1NZlAqZp.js', true, true],
    ['/embed/assets/viewer-Ck2f_9-a.css', true, true],
    ['/embed/aj-bigscreen.js', false, true],
    ['/x/embed/chunks/bar-chart-1NZlAqZp.js', true, true],
    ['/data-report/reportDashboard/getDataBatch', false, false],
    ['/aj/Xy12', false, false],
  ])('%s: kept for ever %s, asked for first %s', (path, immutable, script) => {
    expect([isImmutable(path), isScriptFile(path)]).toEqual([immutable, script]);
  });

  it('are maps as well', () => {
    expect(isMap('/data-report/geoMap/byCode/china')).toBe(true);
    expect(isMap('/data-report/geoMap/list')).toBe(false);
  });

  it('are the page, the parts of the script and pictures, but no answers of the service', () => {
    const entry = (name: string, initiatorType: string) => ({ name, initiatorType }) as PerformanceResourceTiming;
    const fetched = [
      entry('https://bi.example.com/embed/aj-bigscreen.js', 'script'),
      entry('https://bi.example.com/embed/chunks/text-1NZlAqZp.js', 'script'),
      entry('https://bi.example.com/data-report/file/download/1', 'img'),
      entry('https://pictures.example.com/a.png', 'img'),
      entry('https://bi.example.com/data-report/reportDashboard/getDataBatch', 'fetch'),
      entry('data:image/png;base64,AA', 'img'),
    ];
    expect(wallFiles('https://bi.example.com/aj/Xy12?kiosk', fetched)).toEqual({
      files: [
        'https://bi.example.com/aj/Xy12?kiosk',
        'https://bi.example.com/embed/aj-bigscreen.js',
        'https://bi.example.com/embed/chunks/text-1NZlAqZp.js',
      ],
      pictures: ['https://bi.example.com/data-report/file/download/1', 'https://pictures.example.com/a.png'],
    });
  });
});
