import { expect, it } from 'vitest';
import { headerHeight } from './header-height.ts';

it('takes a height, within its bounds', () => {
  expect(headerHeight({ samtaleHeader: 79.2 })).toBe(80);
  expect(headerHeight({ samtaleHeader: -5 })).toBe(0);
  expect(headerHeight({ samtaleHeader: 4000 })).toBe(300);
});

it.each([null, 'samtaleHeader', {}, { samtaleHeader: '80' }, { samtaleHeader: Number.NaN }])(
  'passes over %j',
  (data) => {
    expect(headerHeight(data)).toBeNull();
  },
);
