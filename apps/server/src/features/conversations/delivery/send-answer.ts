import { DeliveryError } from '@samtale/providers';
import { normaliseNumber } from '@samtale/providers/sms';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { notFound } from '../../../platform/app-error.ts';
import { takeSending } from '../../actions/index.ts';
import { agents } from '../../agents/index.ts';
import type { ConversationReader } from '../inbox/conversation-reader.ts';
import { spokenLines } from '../log/spoken-lines.ts';
import { conversations as rows } from '../tables.ts';
import type { SendAnswer } from '../turn/work-runner.ts';
import { answerMailText } from './answer-mail-text.ts';

/** An address at which a conversation can be gone on with for a week; null where it is on no widget. */
export type ChatAddress = (agentId: string, conversationId: string) => Promise<string | null>;

/**
 * Sends what the staff have said since a number of the log, all of it together: as a mail with what was said before, or
 * as a text message of those words alone. What the visitor has read in the chat meanwhile is not sent. The outcome tells
 * up to where it went along.
 */
export const answerSender =
  (app: App, conversations: Pick<ConversationReader, 'readWhole'>, chatAddress: ChatAddress): SendAnswer =>
  async ({ agentId, conversationId, seq }, { via, to, from }) => {
    const { mailer, sms } = app.outbound;
    if (!(via === 'email' ? mailer : sms)) return { failure: 'notSetUp', detail: '' };
    const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
    if (!agent) throw notFound();
    const { events, languageCode: language } = await conversations.readWhole(agentId, conversationId);
    const isAnswer = ({ seq: at, event }: (typeof events)[number]) =>
      at >= from && event.type === 'staffSaid';
    const upTo = events.findLast(isAnswer)?.seq ?? from;
    const where = eq(rows.id, conversationId);
    const read = (await app.database.agent(agentId).first(rows, where))?.visitorSeenSeq ?? 0;
    if (read >= upTo) return { detail: to, upTo, wasRead: true };
    const isUnread = (logged: (typeof events)[number]) => isAnswer(logged) && logged.seq > read;
    const origin = app.publicUrl();
    const answer = spokenLines(events.filter(isUnread), origin);
    const number = via === 'sms' ? normaliseNumber(to) : null;
    if (via === 'sms' && !number) return { failure: 'badAddress', detail: to };
    const sending = { agentId, conversationId, recipients: [number ?? to], byStaff: true } as const;
    const taken = await takeSending(app, number ? 'sms' : 'mail', sending);
    if (!taken) return { failure: 'tooMany', detail: to };
    try {
      if (number) {
        const text = answer.map(writtenShort).join('\n');
        await sms?.send({ to: number, from: '', text });
      } else {
        const before = spokenLines(
          events.filter((logged) => logged.seq <= upTo && !isUnread(logged)),
          origin,
        );
        const address = await chatAddress(agentId, conversationId);
        const { name: agentName, timeZone } = agent;
        const mail = answerMailText({ agentName, language, timeZone, answer, before, address });
        const id = `${conversationId}.${seq}`;
        await mailer?.send({ id, to: [{ name: '', address: to }], ...mail, replyTo: '' });
      }
      return { detail: to, upTo };
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      if (error.failure === 'unreachable') await taken.giveBack();
      return { failure: error.failure, detail: error.message };
    }
  };

/** What is paid for by its length: the words, and where the files are. */
const writtenShort = ({ text, files }: ReturnType<typeof spokenLines>[number]): string =>
  [text, ...files.map(({ address }) => address)].filter(Boolean).join('\n');
