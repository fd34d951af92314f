import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { iframe } from './iframe.widget.ts';

describe('the iframe widget', () => {
  it('has no page and does not switch until it is set to', () => {
    expect(defaultsOf(iframe.fields)).toMatchObject({ iframeUrls: [], autoSwitchInterval: 0 });
  });
});
