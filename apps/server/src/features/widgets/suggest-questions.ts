import {
  type LanguageCode,
  type QuestionSuggestion,
  TrainingPhraseType,
  visitorKeys,
} from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { Remembered } from '../../platform/remembered.ts';
import { type PublishedFlow, publishedFlows, type ReleaseCache } from '../training/index.ts';
import { findWidget, languageFor, spokenLanguages } from './find-widget.ts';

/** As many as a visitor reads while writing. */
const most = 5;
/** Milliseconds for which what a widget can offer is good, and of how many it is kept: each letter asks. */
const [freshness, mostKept] = [5000, 1000];
/** A fast writer makes some hundred in a conversation; behind one address may be a whole company. */
const byNetwork: AttemptLimit = { name: 'suggest.network', most: 1500, seconds: 600 };

/** A flow with the words by which it is found, normalised, and those by which it is offered. */
interface Offer {
  intentId: string;
  title: string;
  phrases: { words: string; text: string }[];
}

interface Offered {
  language: LanguageCode;
  offers: Offer[];
}

interface Asked {
  clientKey: string;
  language?: LanguageCode | undefined;
  text: string;
  client: ClientOrigin;
}

/** Finds questions that a widget's bot can answer. What is looked up rejects with `notFound` and `tooManyRequests`. */
export function questionSuggester(app: App, releases: ReleaseCache) {
  const known = new Remembered<Offered>(freshness, mostKept);
  return async ({ clientKey, language, text, client }: Asked): Promise<QuestionSuggestion[]> => {
    if (!(await app.limits.take([{ limit: byNetwork, subject: networkOf(client.ip) }])))
      throw new AppError('tooManyRequests', visitorKeys.tooMany);
    const found = await known.ask(`${clientKey} ${language}`, () =>
      readOffers(app, releases, clientKey, language),
    );
    if (!found) throw notFound();
    return bestOf(found.offers, normaliseText(text, found.language));
  };
}

/** What the visitors of a widget may be offered: flows that are understood now and not deactivated, by their phrases. */
async function readOffers(
  app: App,
  releases: ReleaseCache,
  clientKey: string,
  asked: LanguageCode | undefined,
): Promise<Offered> {
  const { agent, chatConfig } = await findWidget(app, clientKey);
  const release = await releases.load(app.database, agent.id, agent.releaseNumber);
  const spoken = spokenLanguages(chatConfig, (languageId) => release.get(languageId)?.compiled);
  const { id, languageCodeShort: language } = languageFor(spoken, asked);
  if (!chatConfig.enableAutocomplete) return { language, offers: [] };
  const flows = await publishedFlows(app.database, agent.id, id);
  const isOffered = (flow: PublishedFlow) =>
    // A follow-up is understood only after its parent.
    flow.parentId === null &&
    release.get(id)?.compiled.flows[flow.id] !== undefined &&
    !chatConfig.deactivatedIntentIdList.includes(flow.id);
  return { language, offers: flows.filter(isOffered).map((flow) => offerOf(flow, language)) };
}

const offerOf = ({ id, title, phrases }: PublishedFlow, language: LanguageCode): Offer => ({
  intentId: id,
  title: normaliseText(title, language),
  phrases: phrases
    .filter(({ type }) => type === undefined || type === TrainingPhraseType.question)
    .map(({ question }) => ({ text: question, words: normaliseText(question, language) })),
});

/** Each flow at most once and never by its title, which is the staff's; what begins with the words comes first. */
function bestOf(offers: readonly Offer[], words: string): QuestionSuggestion[] {
  const found = offers.flatMap(({ intentId, title, phrases }) => {
    const ranked = phrases.map((phrase) => ({
      intentId,
      title: phrase.text,
      rank: rankOf(phrase.words, words),
    }));
    const best = ranked.toSorted((one, other) => one.rank - other.rank)[0];
    if (!best) return [];
    if (best.rank < Number.POSITIVE_INFINITY) return [best];
    return title.includes(words) ? [{ ...best, rank: byTitle }] : [];
  });
  return found
    .toSorted((one, other) => one.rank - other.rank || one.title.length - other.title.length)
    .slice(0, most)
    .map(({ intentId, title }) => ({ intentId, title }));
}

const byTitle = 4;

function rankOf(phrase: string, words: string): number {
  if (phrase.startsWith(words)) return 0;
  if (phrase.includes(` ${words}`)) return 1;
  if (phrase.includes(words)) return 2;
  // Who writes "when open" means "when are you open".
  const spoken = phrase.split(' ');
  const isMeant = words.split(' ').every((word) => spoken.some((one) => one.startsWith(word)));
  return isMeant ? 3 : Number.POSITIVE_INFINITY;
}
