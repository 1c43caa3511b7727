import { LoginType, type MemberInput, Role, type TeamMember } from '@samtale/contract';

/** Somebody as the form has them. */
export const memberInputOf = ({
  firstName,
  lastName,
  email,
  countryCode,
  phoneNumber,
  teamIds,
  roleList,
  loginType,
  isActive,
}: TeamMember): MemberInput => ({
  firstName,
  lastName,
  email,
  countryCode,
  phoneNumber,
  teamIds,
  roleList,
  loginType,
  isActive,
});

/** Somebody new: one more who takes chats, if the plan lets them. */
export const newMemberInput = (hasRoles: boolean): MemberInput => ({
  firstName: '',
  lastName: '',
  email: '',
  countryCode: 'DK',
  phoneNumber: '',
  teamIds: [],
  roleList: [hasRoles ? Role.chatAgent : Role.administrator],
  loginType: LoginType.password,
  isActive: true,
});
