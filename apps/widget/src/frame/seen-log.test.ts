import { newChatConfig, type WidgetConfig } from '@samtale/contract';
import type { Bubble, LoggedEvent } from '@samtale/dialog';
import { describe, expect, it } from 'vitest';
import { applyDelivery, emptyLog } from './conversation-log.ts';
import { greetsBackAfter, seenLog } from './seen-log.ts';

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
  welcome: [bubble('Hello')],
  welcomeBack: [bubble('Welcome')],
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

const textsOf = ({ entries, welcome }: ReturnType<typeof seenLog>) =>
  [...entries, ...welcome].map((entry) => {
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
      backAfter: null,
    });
    expect(seen.earlier).toBe(0);
    expect(textsOf(seen)).toEqual(['old', 'answer', 'new']);
  });

  it('shows all of one that a person has, where none of it is of the last minutes', () => {
    const log = logOf([80, 'old'], [70, 'answer']);
    const takenOver = {
      kind: 'note',
      key: '3',
      at: now - 69 * 60_000,
      note: 'takenOver',
      name: 'Bo',
    } as const;
    const withPerson = { ...log, entries: [...log.entries, takenOver], shown: 3 };
    const seen = seenLog({ config, log: withPerson, resumedAt: now, readBefore, backAfter: null });
    expect(seen.earlier).toBe(0);
    expect(seen.welcome).toEqual([]);
  });

  it('shows of one that is taken up again the last minutes', () => {
    const seen = seenLog({
      config,
      log: logOf([66, 'old'], [64, 'answer']),
      resumedAt: now,
      readBefore,
      backAfter: null,
    });
    expect(seen.earlier).toBe(1);
    expect(textsOf(seen)).toEqual(['answer']);
    expect(seen.suggestions.map(({ title }) => title)).toEqual(['answer?']);
  });

  it('greets who is back after longer', () => {
    const seen = seenLog({
      config,
      log: logOf([90, 'old'], [89, 'answer']),
      resumedAt: now,
      readBefore,
      backAfter: null,
    });
    expect(seen.earlier).toBe(2);
    expect(textsOf(seen)).toEqual(['Welcome']);
    expect(seen.suggestions.map(({ title }) => title)).toEqual(['Welcome?']);
  });

  it('greets them with all of a welcome that begins with a pause', () => {
    const welcome = [{ ...bubble('Welcome'), delay: 2 }, bubble('back')];
    const seen = seenLog({
      config: { ...config, welcomeBack: welcome },
      log: logOf([90, 'old']),
      resumedAt: now,
      readBefore,
      backAfter: null,
    });
    expect(textsOf(seen)).toEqual(['Welcome', 'back']);
    expect(seen.suggestions.map(({ title }) => title)).toEqual(['Welcome?', 'back?']);
  });

  it('shows what they have not seen, however old', () => {
    const log = logOf([90, 'old'], [89, 'answer'], [88, 'more'], [87, 'unseen']);
    const seen = seenLog({ config, log, resumedAt: now, readBefore: 2, backAfter: null });
    expect(seen.earlier).toBe(3);
    expect(textsOf(seen)).toEqual(['unseen']);
  });

  it('shows everything until the settings are known', () => {
    const seen = seenLog({
      config: null,
      log: logOf([90, 'old']),
      resumedAt: now,
      readBefore,
      backAfter: null,
    });
    expect(textsOf(seen)).toEqual(['old']);
  });

  it('greets who is back below what is shown, until something is said', () => {
    const log = logOf([64, 'old'], [63, 'answer']);
    const backAfter = greetsBackAfter({ config, log }, now);
    const seen = seenLog({ config, log, resumedAt: now, readBefore, backAfter });
    expect(textsOf(seen)).toEqual(['old', 'answer', 'Welcome']);
    expect(seen.earlier).toBe(0);
    expect(seen.suggestions.map(({ title }) => title)).toEqual(['Welcome?']);
    const later = logOf([64, 'old'], [63, 'answer'], [0, 'new']);
    expect(textsOf(seenLog({ config, log: later, resumedAt: now, readBefore, backAfter }))).toEqual([
      'old',
      'answer',
      'new',
    ]);
  });
});

describe('greetsBackAfter', () => {
  it('counts from the visitor’s last words, as the server does', () => {
    expect(greetsBackAfter({ config, log: logOf([61, 'old'], [2, 'answer']) }, now)).toBe(2);
    expect(greetsBackAfter({ config, log: logOf([59, 'old'], [58, 'answer']) }, now)).toBeNull();
  });

  it('greets nobody who has said nothing, or of whose widget nothing is known', () => {
    expect(greetsBackAfter({ config, log: emptyLog }, now)).toBeNull();
    expect(greetsBackAfter({ config: null, log: logOf([90, 'old']) }, now)).toBeNull();
  });
});
