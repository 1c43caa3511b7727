import { irregularForms } from './irregular-forms.ts';
import type { NluLanguage } from './nlu-language.ts';

/** Other words by which a page may tell of what a question asks, as stems. */
export interface RelatedForms {
  /** The same word in another form: "cykler" and "cykel", "åbnede" and "åbner", "reparation" and "reparere". */
  same: string[];
  /** With a particle before the verb: "udleje" for "leje". They are about much the same. */
  near: string[];
}

/** Particles that verbs and what is made of them begin with; those that make another word of it ("be-", "for-") are not here. */
const particles = ['ud', 'af', 'op', 'ind', 'ned', 'til', 'på'];
/** What is made of a verb by its stem: "hentning", "betaling", "justering", "reparation". */
const endings = ['ning', 'ing', 'ering', 'ation'];
const shortestStem = 3;

/** The forms for a stem; those of an English word have the same, but for irregular verbs. */
export function relatedForms(stem: string, language: NluLanguage): RelatedForms {
  if (language === 'en') return { same: [...irregularForms(stem)], near: [] };
  if (stem.length < shortestStem || !/^\p{L}+$/u.test(stem)) return { same: [], near: [] };
  const same = sameAs(stem);
  const bare = particles
    .filter((particle) => stem.startsWith(particle) && stem.length - particle.length >= shortestStem)
    .map((particle) => stem.slice(particle.length));
  const near = [stem, ...same].flatMap((form) => particles.map((particle) => particle + form));
  return { same, near: [...near, ...bare, ...bare.flatMap(sameAs)] };
}

const sameAs = (stem: string): string[] => [...madeOf(stem), ...inflected(stem)];

/** "hent" and "hentning", "betal" and "betaling", "bestil" and "bestilling", "just" and "justering". */
function madeOf(stem: string): string[] {
  const [, verb] = /^(.{3,}?)(?:ning|ering|ing|ation)$/.exec(stem) ?? [];
  if (verb) return /(.)\1$/.test(verb) ? [verb, verb.slice(0, -1)] : [verb];
  const last = stem.at(-1) ?? '';
  return [...endings, `${last}ing`].map((ending) => stem + ending);
}

/** "cykel" and "cykl" of "cykler", "gammel" and "gaml" of "gamle", "åbned" and "åbn" of "åbnet". */
function inflected(stem: string): string[] {
  const [, root = '', end = ''] = /^(.*[^aeiouyæøå])e([lrn])$/.exec(stem) ?? [];
  if (root) return [root, root.replace(/(.)\1$/, '$1')].map((form) => form + end);
  const [, past = ''] = /^(.{3,})ed$/.exec(stem) ?? [];
  if (past) return [past];
  const [, before = '', last = ''] = /^(.*[^aeiouyæøålrn])([lrn])$/.exec(stem) ?? [];
  return [`${stem}ed`, ...(before ? [`${before}e${last}`, `${before}${before.at(-1)}e${last}`] : [])];
}
