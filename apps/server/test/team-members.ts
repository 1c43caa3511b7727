import { LoginType, type MemberInput } from '@samtale/contract';
import { createId } from '../src/platform/database/columns.ts';

/** Somebody who is to be registered, with an address nobody has. */
export const newMember = (changes: Partial<MemberInput> = {}): MemberInput => ({
  firstName: 'Anna',
  lastName: 'Lind',
  email: `anna-${createId()}@example.com`,
  countryCode: 'DK',
  phoneNumber: '',
  teamIds: [],
  roleList: [1],
  loginType: LoginType.password,
  isActive: true,
  ...changes,
});
