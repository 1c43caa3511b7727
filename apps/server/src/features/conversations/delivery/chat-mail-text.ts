import type { LanguageCode } from '@samtale/contract';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { mailHeading, mailLink, mailPage } from '../../../platform/mail/mail-page.ts';
import type { SpokenLine } from '../log/spoken-lines.ts';

export interface Transcript {
  agentName: string;
  language: LanguageCode;
  /** IANA name: whose clock the times are told by. */
  timeZone: string;
  lines: readonly SpokenLine[];
}

export interface ChatMailText {
  subject: string;
  text: string;
  html: string;
}

const locales: Record<LanguageCode, string> = { da: 'da-DK', en: 'en-GB' };
const words: Record<LanguageCode, { visitor: string; title(agent: string): string; empty: string }> = {
  da: { visitor: 'Besøgende', title: (agent) => `Samtale med ${agent}`, empty: 'Besked uden tekst' },
  en: { visitor: 'Visitor', title: (agent) => `Conversation with ${agent}`, empty: 'Message without text' },
};

/** A conversation as a mail: who said what and when, in its own language. Pure. */
export function chatMailText({ agentName, language, timeZone, lines }: Transcript): ChatMailText {
  const { title } = words[language];
  const told = toldLines({ agentName, language, timeZone, lines });
  const subject = `${title(agentName)}, ${told[0]?.day ?? ''}`;
  return {
    subject,
    text: [subject, ...writtenDays(told)].join('\n\n'),
    html: mailPage(language, subject, mailHeading(title(agentName)) + dayRows(told)),
  };
}

/** Lines with who said them, and when. */
export function toldLines({ agentName, language, timeZone, lines }: Transcript): ToldLine[] {
  const locale = locales[language];
  const { visitor, empty } = words[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return lines.map((line) => ({
    ...line,
    who: { endUser: visitor, bot: agentName, staff: line.name }[line.by],
    day: day.format(new Date(line.at)),
    time: time.format(new Date(line.at)),
    text: line.text || (line.files.length ? '' : empty),
  }));
}

const byDay = (told: readonly ToldLine[]) => [...Map.groupBy(told, (line) => line.day)];

/** Lines below their days, as plain text and as HTML. */
export const writtenDays = (told: readonly ToldLine[]): string[] =>
  byDay(told).flatMap(([date, said]) => [date, ...said.map(writtenLine)]);
export const dayRows = (told: readonly ToldLine[]): string =>
  byDay(told)
    .map(([date, said]) => dayRow(date) + said.map(lineRow).join(''))
    .join('');

export type ToldLine = SpokenLine & { who: string; day: string; time: string };

export const writtenLine = ({ who, time, text, files }: ToldLine): string =>
  [`${who}, ${time}`, text, ...files.map(({ name, address }) => `${name}: ${address}`)]
    .filter(Boolean)
    .join('\n');

const dayRow = (date: string): string =>
  `<p class="quiet line" style="margin:24px 0 16px;padding:0 0 8px;border-bottom:1px solid #dfe3ea;font-size:12px;line-height:16px;color:#5b6472">${escapeHtml(date)}</p>`;

/** Each message is a table: what every mail program shows as it is meant. */
export function lineRow({ by, who, time, text, files }: ToldLine): string {
  const links = files
    .map(({ name, address }) => `<p style="margin:4px 0 0">${mailLink(address, name)}</p>`)
    .join('');
  const bubble = by === 'endUser' ? 'said visitor' : 'said';
  const colour = by === 'endUser' ? '#eef1f6' : '#dcedea';
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:separate">' +
    `<tr><td class="quiet" style="padding:0 0 4px;font-size:12px;line-height:16px;color:#5b6472">${escapeHtml(who)} · ${escapeHtml(time)}</td></tr>` +
    `<tr><td class="${bubble}" style="padding:8px 12px;border-radius:8px;background:${colour};font-size:14px;line-height:20px">${linked(text)}${links}</td></tr></table>`
  );
}

const addresses = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** Words as HTML, with the addresses in them as links. */
function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(addresses)) {
    html += escapeHtml(text.slice(end, index)) + mailLink(address, address);
    end = index + address.length;
  }
  return (html + escapeHtml(text.slice(end))).replaceAll('\n', '<br>');
}
