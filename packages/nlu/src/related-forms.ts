import type { NluLanguage } from './nlu-language.ts';

/** Other words by which a page may tell of what a question asks, as stems. */
export interface RelatedForms {
  /** The thing done for the doing, or the other way round: "reparation" for "reparere". They mean the same. */
  same: string[];
  /** With a particle before the verb: "udleje" for "leje". They are about much the same. */
  near: string[];
}

/** Particles that verbs and what is made of them begin with; those that make another word of it ("be-", "for-") are not here. */
const particles = ['ud', 'af', 'op', 'ind', 'ned', 'til', 'på'];
const shortestStem = 3;

/** The forms for a Danish stem; English stems are the same for both. */
export function relatedForms(stem: string, language: NluLanguage): RelatedForms {
  if (language !== 'da' || stem.length < shortestStem) return { same: [], near: [] };
  const same = sameAs(stem);
  const bare = particles
    .filter((particle) => stem.startsWith(particle) && stem.length - particle.length >= shortestStem)
    .map((particle) => stem.slice(particle.length));
  const near = [stem, ...same].flatMap((form) => particles.map((particle) => particle + form));
  return { same, near: [...near, ...bare, ...bare.flatMap(sameAs)] };
}

/** "hent" and "hentning", "betal" and "betaling", "bestil" and "bestilling", "repar" and "reparation". */
function sameAs(stem: string): string[] {
  const last = stem.at(-1) ?? '';
  const things = [`${stem}ning`, `${stem}ing`, `${stem}${last}ing`, `${stem}ation`];
  const [, doing] = /^(.{3,}?)(?:ning|ing|ation)$/.exec(stem) ?? [];
  if (!doing) return things;
  return /(.)\1$/.test(doing) ? [doing, doing.slice(0, -1)] : [doing];
}
