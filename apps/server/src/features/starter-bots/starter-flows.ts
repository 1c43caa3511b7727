import type { BotKind, LanguageCode, Trade } from '@samtale/contract';
import { danishWords } from './content/danish/danish-words.ts';
import { englishWords } from './content/english/english-words.ts';
import type { StarterWords } from './content/starter-words.ts';
import { leadsOf, visits } from './leads.ts';
import type { WrittenFlow } from './written-flow.ts';

/** What a new bot is for, of what company, in which language. */
export interface NewBot {
  kind: BotKind;
  trade: Trade;
  language: LanguageCode;
}

const words: Record<LanguageCode, StarterWords> = { da: danishWords, en: englishWords };

/** The flows that lead on to others, with the buttons of `leadsOf`. */
const leading = ['welcome', 'greeting'];

/** The flows of a new bot: those of every bot, what visitors of its trade ask, and what its kind adds to that. */
export function starterFlows({ kind, trade, language }: NewBot): WrittenFlow[] {
  const { frame, kinds, trades } = words[language];
  const ofTrade = trades[trade];
  const added = kinds[kind].topics.filter(({ key }) => !has(ofTrade, key));
  const flows = [...frame(kinds[kind].frame), ...ofTrade, ...added];
  const suggestions = leadsOf(kind, trade).map((key) => ({ title: titleOf(flows, key), flow: key }));
  return flows.map((flow) => (leading.includes(flow.key) ? withSuggestions(flow, suggestions) : flow));
}

/** Whether a trade covers a topic already: under its own key, or a meeting by another kind of visit. */
const has = (ofTrade: readonly WrittenFlow[], topic: string) =>
  ofTrade.some(({ key }) => key === topic || (topic === 'meeting' && visits.includes(key)));

function titleOf(flows: readonly WrittenFlow[], key: string): string {
  const flow = flows.find((one) => one.key === key);
  if (!flow) throw new Error(`There is no flow ${key}`);
  return flow.title;
}

/** The flow with buttons below the last thing it says. */
function withSuggestions(
  flow: WrittenFlow,
  suggestions: WrittenFlow['bubbles'][number]['suggestions'],
): WrittenFlow {
  const last = flow.bubbles.length - 1;
  const bubbles = flow.bubbles.map((bubble, i) => (i === last ? { ...bubble, suggestions } : bubble));
  return { ...flow, bubbles };
}
