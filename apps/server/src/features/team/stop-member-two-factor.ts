import { type LanguageCode, memberKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { EmailMessage } from '../../platform/mail/email-message.ts';
import { sendToUser, sessionsOfUserEnded } from '../auth/index.ts';
import { recoveryCodes, secondFactors, secondFactorTrials, sessions } from '../auth/tables.ts';
import { getPerson } from '../profile/index.ts';
import { lockMember } from './lock-member.ts';

/**
 * Asks one of an agent's people, who has lost what proves it is them, for their password alone from now on. Their
 * sessions end, and they are mailed who did it; whether that was taken. Throws `notFound`, `forbidden` for whom the
 * caller may not change, and `conflict` for the caller themselves: whoever has their session need not be them.
 */
export async function stopMemberTwoFactor(
  app: App,
  { agentId, by, userId }: { agentId: string; by: string; userId: string },
): Promise<{ isMailed: boolean }> {
  if (userId === by) throw new AppError('conflict', memberKeys.ownTwoFactor);
  const user = await app.database.transaction(async (session) => {
    const member = await lockMember(session, { agentId, by, userId });
    if (!member.isOwn) throw new AppError('forbidden', member.refusal);
    const { shared } = session;
    await shared.delete(secondFactors, eq(secondFactors.userId, userId));
    await shared.delete(secondFactorTrials, eq(secondFactorTrials.userId, userId));
    await shared.delete(recoveryCodes, eq(recoveryCodes.userId, userId));
    await shared.delete(sessions, eq(sessions.userId, userId));
    return member.user;
  });
  sessionsOfUserEnded(app, userId);
  const { name } = await getPerson(app, by);
  return { isMailed: await sendToUser(app, user, message(user.language, user.firstName, name)) };
}

const message = (language: LanguageCode, firstName: string, administrator: string): EmailMessage =>
  ({
    da: {
      language,
      subject: 'Dit totrinslogin i Samtale er slået fra',
      greeting: `Hej ${firstName}`,
      lines: [
        `${administrator} har slået dit totrinslogin fra, og du er logget ud overalt.`,
        'Du logger nu ind med din adgangskode alene. Slå totrinslogin til igen på din profil, så snart du kan.',
      ],
      footnote: `Har du ikke bedt om det, så skift din adgangskode, og sig det straks til ${administrator}.`,
    },
    en: {
      language,
      subject: 'Your two-factor sign-in to Samtale has been turned off',
      greeting: `Hi ${firstName}`,
      lines: [
        `${administrator} has turned off your two-factor sign-in, and you are signed out everywhere.`,
        'You now sign in with your password alone. Turn on two-factor sign-in again on your profile as soon as you can.',
      ],
      footnote: `If you did not ask for it, change your password and tell ${administrator} at once.`,
    },
  })[language];
