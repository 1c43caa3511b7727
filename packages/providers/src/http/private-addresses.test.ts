import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-addresses.ts';

test.for(['8.8.8.8', '193.0.6.139', '2a00:1450:400f:80c::200e'])(
  '%s is on the public Internet',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.for(['10.1.2.3', '127.0.0.1', '169.254.169.254', '::1', '::ffff:8.8.8.8', '::ffff:10.0.0.1', 'fd00::1'])(
  '%s is not',
  (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  },
);
