import { DeliveryError } from '../delivery-error.ts';

export interface Mail {
  /** The same mail sent again has the same, so that it can be told to be the same. */
  id: string;
  to: readonly { name: string; address: string }[];
  subject: string;
  text: string;
  html: string;
  /** Empty for the sender's own. */
  replyTo: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail. @throws {DeliveryError} */
  send(mail: Mail): Promise<void>;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mail over SMTP. `url` is `smtp://user:password@host:587` or `smtps:`; `from` is an address, with or without a name. */
export function createMailer(url: string, from: string): Mailer {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, replyTo }) {
      // Loaded when the first mail is sent: most servers hardly ever do.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...timeouts });
      try {
        await transport.sendMail({
          from,
          to: to.map(({ name, address }) => ({ name, address })),
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          ...(replyTo && { replyTo }),
        });
      } catch (error) {
        throw deliveryError(error);
      } finally {
        transport.close();
      }
    },
  };
}

/** A server that says no for good begins its answer with 5. */
function deliveryError(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError('unreachable', String(error));
  const code = 'responseCode' in error ? Number(error.responseCode) : 0;
  const said = 'code' in error ? String(error.code) : '';
  const isFinal = code >= 500 || ['EENVELOPE', 'EAUTH', 'EMESSAGE'].includes(said);
  return new DeliveryError(
    isFinal && !(code >= 400 && code < 500) ? 'refused' : 'unreachable',
    error.message,
  );
}
