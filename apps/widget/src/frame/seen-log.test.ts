import { newChatConfig, type WidgetConfig } from '@samtale/contract';
import type { Bubble, LoggedEvent } from '@samtale/dialog';
import { describe, expect, it } from 'vitest';
import { applyDelivery, emptyLog } from './conversation-log.ts';
import { seenLog } from './seen-log.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const bubble = (text: string): Bubble => ({
  delay: 0,
  messages: [
    { kind: 'text', text },
    { kind: 'suggestion', title: `${text}?`, flowId: crypto.randomUUID() },
  ],
});
const config: WidgetConfig = {
  ...newChatConfig([]),
  name: 'Bot',
  language: 'en',
  languages: ['en'],
  disclaimer: '',
  chatInputText: '',
  welcome: [bubble('Welcome')],
  menu: [],
  headerPath: '',
  loadHistoryMinutes: 65,
  welcomeMinutesThreshold: 60,
  generatesAnswers: false,
  sendsMail: true,
};

/** All was seen. */
const readBefore = Number.POSITIVE_INFINITY;

/** A conversation of which each text was said so many minutes ago. */
function logOf(...said: [minutes: number, text: string][]) {
  const events = said.map(
    ([minutes, text], index): LoggedEvent => ({
      seq: index + 1,
      at: minutesAgo(minutes),
      clientId: null,
      event:
        index % 2 === 0
          ? { type: 'endUserSaid', text }
          : { type: 'botSaid', flowId: crypto.randomUUID(), bubbles: [bubble(text)] },
    }),
  );
  const log = applyDelivery(
    emptyLog,
    { chatToken: crypto.randomUUID(), after: 0, upTo: events.length, events },
    false,
  );
  if (!log) throw new Error('The run begins at the beginning');
  return log;
}

const textsOf = ({ entries }: ReturnType<typeof seenLog>) =>
  entries.map((entry) => {
    if (entry.kind === 'visitor') return entry.text;
    const [message] = entry.kind === 'bot' ? entry.bubble.messages : [];
    return message?.kind === 'text' ? message.text : '';
  });

describe('seenLog', () => {
  it('shows all of a conversation that is going on', () => {
    const seen = seenLog({
      config,
      log: logOf([300, 'old'], [299, 'answer'], [1, 'new']),
      resumedAt: null,
      readBefore,
    });
    expect(seen.earlier).toBe(0);
    expect(textsOf(seen)).toEqual(['old', 'answer', 'new']);
  });

  it('shows of one that is taken up again the last minutes', () => {
    const seen = seenLog({ config, log: logOf([66, 'old'], [64, 'answer']), resumedAt: now, readBefore });
    expect(seen.earlier).toBe(1);
    expect(textsOf(seen)).toEqual(['answer']);
    expect(seen.suggestions.map(({ title }) => title)).toEqual(['answer?']);
  });

  it('greets who is back after longer', () => {
    const seen = seenLog({ config, log: logOf([90, 'old'], [89, 'answer']), resumedAt: now, readBefore });
    expect(seen.earlier).toBe(2);
    expect(textsOf(seen)).toEqual(['Welcome']);
    expect(seen.suggestions.map(({ title }) => title)).toEqual(['Welcome?']);
  });

  it('greets them with all of a welcome that begins with a pause', () => {
    const welcome = [{ ...bubble('Welcome'), delay: 2 }, bubble('back')];
    const seen = seenLog({
      config: { ...config, welcome },
      log: logOf([90, 'old']),
      resumedAt: now,
      readBefore,
    });
    expect(textsOf(seen)).toEqual(['Welcome', 'back']);
    expect(seen.suggestions.map(({ title }) => title)).toEqual(['Welcome?', 'back?']);
  });

  it('shows what they have not seen, however old', () => {
    const log = logOf([90, 'old'], [89, 'answer'], [88, 'more'], [87, 'unseen']);
    const seen = seenLog({ config, log, resumedAt: now, readBefore: 2 });
    expect(seen.earlier).toBe(3);
    expect(textsOf(seen)).toEqual(['unseen']);
  });

  it('shows everything until the settings are known', () => {
    const seen = seenLog({ config: null, log: logOf([90, 'old']), resumedAt: now, readBefore });
    expect(textsOf(seen)).toEqual(['old']);
  });
});
