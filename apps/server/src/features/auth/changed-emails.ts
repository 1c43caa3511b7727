import type { LanguageCode } from '@samtale/contract';
import type { EmailMessage } from '../../platform/mail/email-message.ts';

/** What a user is told of a change of how they sign in, in case it was not they who made it. */
const changes = {
  password: {
    da: {
      subject: 'Din adgangskode til Samtale er ændret',
      line: 'Du logger nu ind i Samtale med en ny adgangskode og er logget ud alle andre steder.',
    },
    en: {
      subject: 'Your password for Samtale has changed',
      line: 'You now sign in to Samtale with a new password and are signed out everywhere else.',
    },
  },
  twoFactorStarted: {
    da: {
      subject: 'Dit totrinslogin i Samtale er slået til',
      line: 'Fra nu af skriver du en kode, når du logger ind i Samtale.',
    },
    en: {
      subject: 'Your two-factor sign-in to Samtale is on',
      line: 'From now on, you enter a code when you sign in to Samtale.',
    },
  },
  twoFactorReplaced: {
    da: {
      subject: 'Dit totrinslogin i Samtale er ændret',
      line: 'Fra nu af kommer din kode til Samtale et andet sted fra.',
    },
    en: {
      subject: 'Your two-factor sign-in to Samtale has changed',
      line: 'Your sign-in codes for Samtale now come from a different place.',
    },
  },
  recoveryCodesRenewed: {
    da: {
      subject: 'Du har fået nye gendannelseskoder til Samtale',
      line: 'De gendannelseskoder, du havde før, virker ikke længere.',
    },
    en: {
      subject: 'You have new recovery codes for Samtale',
      line: 'The recovery codes you had before no longer work.',
    },
  },
  twoFactorStopped: {
    da: {
      subject: 'Dit totrinslogin i Samtale er slået fra',
      line: 'Du logger nu ind i Samtale med din adgangskode alene.',
    },
    en: {
      subject: 'Your two-factor sign-in to Samtale is off',
      line: 'You now sign in to Samtale with your password alone.',
    },
  },
};

export function changedEmail(
  change: keyof typeof changes,
  language: LanguageCode,
  firstName: string,
): EmailMessage {
  const { subject, line } = changes[change][language];
  return {
    da: {
      language,
      subject,
      greeting: `Hej ${firstName}`,
      lines: [line],
      footnote:
        'Var det ikke dig, så vælg straks en ny adgangskode under »Glemt adgangskoden?«, og sig det til den, der administrerer Samtale hos jer.',
    },
    en: {
      language,
      subject,
      greeting: `Hi ${firstName}`,
      lines: [line],
      footnote:
        'If it was not you, choose a new password at once under “Forgot your password?”, and tell the person who manages Samtale in your company.',
    },
  }[language];
}
