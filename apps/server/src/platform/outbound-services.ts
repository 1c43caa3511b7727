import { OutboundClient } from '@samtale/providers/http';
import { ChatModels } from '@samtale/providers/llm';
import { createMailer, type Mailer } from '@samtale/providers/mail';
import { createPushSender, type PushSender } from '@samtale/providers/push';
import { createSmsSender, type SmsSender } from '@samtale/providers/sms';
import { type FileStorage, openFileStorage } from '@samtale/providers/storage';
import type { Config } from './config.ts';

/** How the server reaches the world; null for what it is not set up to do. */
export interface OutboundServices {
  http: OutboundClient;
  mailer: Mailer | null;
  sms: SmsSender | null;
  push: PushSender;
  models: ChatModels;
  files: FileStorage;
}

/** The ways in which a person can be sent something. */
export const waysToReach = ({
  mailer,
  sms,
}: Pick<OutboundServices, 'mailer' | 'sms'>): ('email' | 'sms')[] => [
  ...(mailer ? (['email'] as const) : []),
  ...(sms ? (['sms'] as const) : []),
];

/** @throws when a setting names something that there is not. */
export function openOutboundServices({
  mail,
  sms,
  allowedHosts,
  files,
  languageModels,
}: Config): OutboundServices {
  const http = new OutboundClient(allowedHosts);
  return {
    http,
    mailer: mail && createMailer(mail.url, mail.from),
    sms: sms && createSmsSender(sms.url, sms.from),
    push: createPushSender(http, pushContact(mail?.from)),
    models: new ChatModels(languageModels.access, languageModels.names, allowedHosts),
    files: openFileStorage(files),
  };
}

/** Whom a push service turns to when something is wrong with what it is sent: who sends mail, or the product. */
function pushContact(mailFrom = 'push@samtale.dk'): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? mailFrom;
  return `mailto:${address}`;
}
