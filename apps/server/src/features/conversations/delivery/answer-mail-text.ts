import type { LanguageCode } from '@samtale/contract';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { mailHeading, mailLink, mailPage } from '../../../platform/mail/mail-page.ts';
import type { SpokenLine } from '../log/spoken-lines.ts';
import {
  type ChatMailText,
  dayRows,
  lineRow,
  type Transcript,
  toldLines,
  writtenDays,
  writtenLine,
} from './chat-mail-text.ts';

interface Answer extends Omit<Transcript, 'lines'> {
  /** What the staff have said now, and all that was said before. */
  answer: readonly SpokenLine[];
  before: readonly SpokenLine[];
  /** Opens the conversation; null where it is on no widget. */
  address: string | null;
}

const words: Record<
  LanguageCode,
  { subject(agent: string): string; before: string; open: string; validFor: string }
> = {
  da: {
    subject: (agent) => `Svar fra ${agent}`,
    before: 'Tidligere i samtalen',
    open: 'Svar i chatten',
    validFor: 'Linket virker i syv dage.',
  },
  en: {
    subject: (agent) => `Reply from ${agent}`,
    before: 'Earlier in the conversation',
    open: 'Reply in the chat',
    validFor: 'The link works for seven days.',
  },
};

/** What the staff answered as a mail: the answer first, how to go on, and what was said before. Pure. */
export function answerMailText({
  agentName,
  language,
  timeZone,
  answer,
  before,
  address,
}: Answer): ChatMailText {
  const { subject, before: head, open, validFor } = words[language];
  const title = subject(agentName);
  const told = (lines: readonly SpokenLine[]) => toldLines({ agentName, language, timeZone, lines });
  const [now, earlier] = [told(answer), told(before)];
  return {
    subject: title,
    text: [
      title,
      ...now.map(writtenLine),
      ...(address ? [`${open}: ${address}\n${validFor}`] : []),
      ...(earlier.length ? [head, ...writtenDays(earlier)] : []),
    ].join('\n\n'),
    html: mailPage(
      language,
      title,
      mailHeading(title) +
        now.map(lineRow).join('') +
        (address ? wayBack(mailLink(address, open), validFor) : '') +
        (earlier.length ? headingOf(head) + dayRows(earlier) : ''),
    ),
  };
}

const wayBack = (link: string, validFor: string): string =>
  `<p style="margin:8px 0 0;font-size:14px;line-height:20px">${link}</p>` +
  `<p class="quiet" style="margin:0;font-size:12px;line-height:16px;color:#5b6472">${escapeHtml(validFor)}</p>`;

const headingOf = (text: string): string =>
  `<h2 style="margin:32px 0 0;font-size:16px;line-height:24px;font-weight:600">${escapeHtml(text)}</h2>`;
