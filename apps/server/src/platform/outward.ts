import { OutboundClient } from '@samtale/providers/http';
import { createMailer, type Mailer } from '@samtale/providers/mail';
import { createSmsSender, type SmsSender } from '@samtale/providers/sms';
import type { Config } from './config.ts';

/** How the server reaches the world; null for what it is not set up to do. */
export interface Outward {
  http: OutboundClient;
  mailer: Mailer | null;
  sms: SmsSender | null;
}

/** @throws when a setting names something that there is not. */
export const openOutward = ({ mail, sms, allowedHosts }: Config): Outward => ({
  http: new OutboundClient(allowedHosts),
  mailer: mail && createMailer(mail.url, mail.from),
  sms: sms && createSmsSender(sms.url, sms.from),
});
