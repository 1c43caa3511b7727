import { LoginType, type MemberInput, mailAddress, memberKeys, registrationAnswers } from '@samtale/contract';
import { inArray } from 'drizzle-orm';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { teams } from './tables.ts';

/** An address in lower case. Throws `badRequest` for what is none. */
export function checkedAddress(email: string): string {
  if (mailAddress.safeParse(email).success) return email.toLowerCase();
  throw new AppError('badRequest', memberKeys.email, {
    answer: registrationAnswers.invalid,
    fields: [{ path: 'email', messageKey: memberKeys.email }],
  });
}

/** A phone number with its country code (E.164), empty for none. Throws `badRequest` for one that cannot be. */
export function checkedPhone({
  phoneNumber,
  countryCode,
}: Pick<MemberInput, 'phoneNumber' | 'countryCode'>): string {
  if (!isSupportedCountry(countryCode)) throw wrongField('countryCode', memberKeys.country);
  if (!phoneNumber) return '';
  const number = parsePhoneNumberFromString(phoneNumber, countryCode);
  if (!number?.isValid()) throw wrongField('phoneNumber', memberKeys.phoneNumber);
  return number.number;
}

/** Sees to it that people can sign in that way. Throws `badRequest`. */
export function checkLoginType(
  { hasWorkAccounts }: Pick<App, 'hasWorkAccounts'>,
  loginType: LoginType,
): void {
  if (loginType === LoginType.workAccount && !hasWorkAccounts)
    throw wrongField('loginType', memberKeys.noWorkAccounts);
}

/** Sees to it that these are teams of the agent. Throws `badRequest`. */
export async function checkTeams(
  session: Pick<DatabaseSession, 'agent'>,
  agentId: string,
  teamIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(teamIds)];
  if (!wanted.length) return;
  const found = await session.agent(agentId).count(teams, inArray(teams.id, wanted));
  if (found < wanted.length) throw wrongField('teamIds', memberKeys.team);
}

const wrongField = (path: string, messageKey: string) =>
  new AppError('badRequest', messageKey, { fields: [{ path, messageKey }] });
