import type { LoggedEvent } from '../../../../lib/hub/conversation-log.ts';

/** A conversation as far as canned replies need it. */
export interface AnswerPlace {
  languageId: string;
  /** What the bot was told, by the names of the values. */
  values: Readonly<Record<string, string>>;
}

/** The values that were said in a conversation: the newest of each. */
export function valuesIn(events: readonly LoggedEvent[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { event } of events) {
    if (event.type !== 'parametersSet') continue;
    for (const [name, value] of Object.entries(event.values)) {
      if (value) values[name] = value.text;
      else delete values[name];
    }
  }
  return values;
}
