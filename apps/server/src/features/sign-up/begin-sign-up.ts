import {
  type BodyOf,
  type endpoints,
  type LanguageCode,
  registrationAnswers,
  signUpKeys,
  signUpModel,
  trialDays,
} from '@samtale/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { countedAddress } from '../../platform/limits/counted-address.ts';
import type { EmailMessage } from '../../platform/mail/email-message.ts';
import {
  countAttempt,
  hashOfSecret,
  joinToken,
  newSecret,
  sendToUser,
  tooManyAttempts,
  users,
} from '../auth/index.ts';
import { takeCaptcha } from './captcha.ts';
import { signUps } from './tables.ts';

/** How long the link works. */
const days = 7;
/** Mails to one address: nobody's inbox is to be filled. */
const byAddress: AttemptLimit = { name: 'sign-up.address', most: 5, seconds: 86_400 };
/** Of them, those that one network asks for. */
const byAddressHere: AttemptLimit = { name: 'sign-up.address-here', most: 3, seconds: 86_400 };
const byNetwork: AttemptLimit = { name: 'sign-up.network', most: 20, seconds: 3600 };

/**
 * Mails a link with which a company begins its trial. Nothing of it exists before: whoever signs up with another's
 * address takes nothing from them. To whom enough has been mailed has a link that works. Throws
 * `badRequest`, `conflict` for an address that a user has, `tooManyRequests`, and `unavailable` when the mail was not taken.
 */
export async function beginSignUp(
  app: App,
  captchaKey: Buffer,
  { model, captcha, lang }: BodyOf<typeof endpoints.auth.signUp>,
  ip: string,
): Promise<void> {
  refuseUnusable(model.email);
  const email = model.email.toLowerCase();
  const network = networkOf(ip);
  await countAttempt(app, [{ limit: byNetwork, subject: network }]);
  await takeCaptcha(app, captchaKey, captcha);
  await countAttempt(app, [{ limit: byAddressHere, subject: `${countedAddress(email)} ${network}` }]);
  const mail = [{ limit: byAddress, subject: countedAddress(email) }];
  const mayMail = await app.limits.take(mail);
  if (await app.database.shared.first(users, eq(users.email, email)))
    throw new AppError('conflict', signUpKeys.userExists, { answer: registrationAnswers.exists });
  if (!mayMail) {
    if (await hasLink(app, email)) return;
    throw tooManyAttempts();
  }
  const id = createId();
  const secret = newSecret();
  const { firstName, lastName, companyName, botType } = model;
  await app.database.shared.insert(signUps, [
    {
      id,
      secretHash: hashOfSecret(secret),
      email,
      firstName,
      lastName,
      companyName,
      botType,
      language: lang,
      expiresAt: new Date(app.now().getTime() + days * 86_400_000).toISOString(),
    },
  ]);
  const address = `${app.publicUrl()}/newAgent/${joinToken(id, secret)}?type=${botType}`;
  const user = { firstName, lastName, email };
  if (await sendToUser(app, user, message(lang, firstName, companyName, address))) return;
  await app.database.shared.delete(signUps, eq(signUps.id, id));
  await app.limits.giveBack(mail);
  throw new AppError('unavailable', signUpKeys.notSent);
}

/** Whether somebody has signed up with an address whose link still works. */
async function hasLink(app: App, email: string): Promise<boolean> {
  const works = and(isNull(signUps.spentAt), gt(signUps.expiresAt, app.now().toISOString()));
  return (await app.database.shared.first(signUps, and(eq(signUps.email, email), works))) !== undefined;
}

/** Throws `badRequest` for what is no address, and for one that is not of a company. */
function refuseUnusable(email: string): void {
  const [problem] = signUpModel.shape.email.safeParse(email).error?.issues ?? [];
  if (!problem) return;
  const fields = [{ path: 'model.email', messageKey: problem.message }];
  if (problem.message === signUpKeys.freeMail)
    throw new AppError('badRequest', 'error.badRequest', { fields });
  throw new AppError('badRequest', signUpKeys.invalidEmail, { answer: registrationAnswers.invalid, fields });
}

const message = (language: LanguageCode, firstName: string, company: string, address: string): EmailMessage =>
  ({
    da: {
      language,
      subject: 'Bekræft din e-mail, og byg din første bot',
      greeting: `Hej ${firstName}`,
      lines: [
        `Velkommen til Samtale. Bekræft din e-mail, så er ${company} i gang om et øjeblik: Du vælger en adgangskode og en bottype, og så svarer den.`,
        `Prøv frit i ${trialDays} dage. Du skal ikke oplyse betalingskort.`,
      ],
      button: { label: 'Bekræft og kom i gang', address },
      footnote: `Linket virker én gang og i ${days} dage. Har du ikke bedt om det, så se bort fra denne mail. Så sker der ikke mere.`,
    },
    en: {
      language,
      subject: 'Confirm your e-mail address and build your first bot',
      greeting: `Hi ${firstName}`,
      lines: [
        `Welcome to Samtale. Confirm your e-mail address and ${company} is up and running in a moment: you choose a password and a bot type, and then it answers.`,
        `Try everything for ${trialDays} days. No card is needed.`,
      ],
      button: { label: 'Confirm and get started', address },
      footnote: `The link works once and for ${days} days. If you did not ask for it, ignore this e-mail. Nothing more will happen.`,
    },
  })[language];
