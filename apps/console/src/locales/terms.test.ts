import { expect, test } from 'vitest';
import { topics as danishHelp } from '../features/help/content/da.ts';
import { topics as englishHelp } from '../features/help/content/en.ts';
import daFirst from './da/first.ts';
import daRest from './da/rest.ts';
import enFirst from './en/first.ts';
import enRest from './en/rest.ts';

/** All texts of a language by their whole key, those of the help among them. */
function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] as [string, string]],
  );
}

const addresses = /\.(?:id|code)$/;
const textsOf = (first: object, rest: object, help: object) =>
  [...flatten(first), ...flatten(rest), ...flatten(help, 'help.content.')].filter(
    ([key]) => !addresses.test(key),
  );
const texts = {
  da: textsOf(daFirst, daRest, danishHelp),
  en: textsOf(enFirst, enRest, englishHelp),
};

/** Fixed by the specification, whatever the terms are. */
const fixed = new Set(['chat.chat.mail.badAddress', 'auth.login.failed', 'chat.takeOver.occupied']);

/** One word for each thing: what is not said, and what is said instead. */
const terms: Record<keyof typeof texts, [not: RegExp, instead: string][]> = {
  da: [
    [/\b(?:prøven|en prøve|gratis prøve|prøvesamtalen?)\b/i, 'prøveperiode, or test where it is one'],
    [/\boverdrag|\bgive? videre til/i, 'stille videre'],
    [/\bchatagent/i, 'chatmedarbejder'],
    [/\b(?:to-?faktor|totrins(?!login))/i, 'totrinslogin'],
    [/\bfallback\b|\bfald(?:er|t)? tilbage\b/i, '»Når intet passer«'],
    [/\budgaven?\b|\budgaver/i, 'version'],
    [/\bslags\b/i, 'type'],
    [/\btilstand\b/i, 'status'],
    [/\baf sig selv\b/i, 'automatisk'],
    [/\bnævner\b/i, 'bruger'],
    [/\bse(?:r|s|t)? efter\b/i, 'tjekke'],
    [/\bstår\b(?! i klartekst)/i, 'vises, er'],
    [/\bbliver (?:liggende|stående)\b|\b\w+erne bliver\./i, 'bevares'],
    [/\bsker (?:altid|ikke,|når)/i, 'udføres'],
    [/(?<!stå )\btomt? (?:for|er|bruger|finder|ser)\b/i, '»Lad feltet stå tomt for at …«'],
    [/\boverfør|\blagt op\b/i, 'uploade'],
    [/\bklar tekst\b/i, 'klartekst'],
    [/\blukket net/i, 'privat netværk'],
    [/\bbundlinje/i, 'sidefod'],
    [/\bkonsollen\b/i, 'Samtale'],
    [/\bselv om\b/i, 'selvom'],
    [/\bfx\b/i, 'f.eks.'],
    [/\bSMS/, 'sms'],
    [
      /\b(?:En anden|Nogen) har (?:gemt|ændret)\b|\bhar (?:gemt|ændret) \S+ imens\b/,
      'En kollega har gemt … i mellemtiden',
    ],
    [/(?<![\d#.])[1-9]\d{3}(?![\d.])/, 'a number as 1.000'],
    [/\d:\d\d(?!\d)/, 'a time as 14.30'],
    [/\d-\d/, 'a range with an en dash'],
    [/}}%/, 'a space before %'],
  ],
  en: [
    [/\btwo-step\b/i, 'two-factor'],
    [
      /\bhand(?:ed|s)? (?:the |a |it |them )?(?:conversations? |chats? )?to\b|\bpass(?:ed)? (?:it |a conversation )?on to\b/i,
      'hand over to',
    ],
    [/\bfalls? back\b|“When nothing fits”/i, 'fallback'],
    [/\bpublishings\b/i, 'versions'],
    [/\btak(?:e|en) (?:back|down)\b(?! to)/i, 'unpublish'],
    [/\bplanned\b/i, 'scheduled'],
    [/\bkinds?\b/i, 'type'],
    [/\b(?:by|of) itself\b/i, 'automatically'],
    [/\brest(?:s|ed|ing)? on\b/i, 'based on'],
    [/\bst(?:ands?|ood)\b/i, 'is, is shown'],
    [/\bkept (?:sets?|settings)\b|\bkeep (?:a|the) (?:new )?set\b/i, 'saved'],
    [/(?<!by )\bwhom\b/i, 'who'],
    [/(?<!leave )\bempty (?:for|is|uses|finds|never|does)\b/i, '“Leave empty to …”'],
    [/\bclosed network/i, 'private network'],
    [/\bin line\b/i, 'in the queue'],
    [/\banew\b/i, 'again'],
    [/\bprolong/i, 'extend'],
    [/\bbinding\b/i, 'commitment'],
    [/\bthe console\b/i, 'Samtale'],
    [/\b(?:somebody|anybody|everybody)\b/i, 'someone, anyone, everyone'],
    [
      /\b(?:Someone|Somebody) else has (?:saved|changed)\b|\bhas (?:saved|changed) .+ meanwhile\b/,
      'A colleague has saved … in the meantime',
    ],
    [/\bhas to be\b|\b(?:is|are) to (?:be|say|have|answer|ask)\b/, 'must, should'],
    [/\bemails?\b/i, 'e-mail'],
    [/(?<!e-)\bmails?\b(?! server)/i, 'e-mail'],
    [/\b(?:color|center|behavior|favorite|catalog|canceled|labeled)/i, 'British spelling'],
    [/\b(?:recogni|anonymi|organi|summari|customi|optimi)z/i, 'British spelling'],
    [/(?<![\d#.,])[1-9]\d{3}(?![\d,])/, 'a number as 1,000'],
    [/\d-\d/, 'a range with an en dash'],
    [/(?:\d|}}) %/, 'no space before %'],
    [/\S …(?= |$|[”)])(?!$)|[^r] …$/, '“More…”'],
  ],
};

const withoutPlaces = (text: string) =>
  text.replace(/{{\w+}}/g, '{{}}').replace(/https?:\S+|\{ ".*" \}/g, '');

test.for(['da', 'en'] as const)('one word for each thing (%s)', (language) => {
  const wrong = texts[language]
    .filter(([key]) => !fixed.has(key))
    .flatMap(([key, text]) =>
      terms[language]
        .filter(([not]) => not.test(withoutPlaces(text)))
        .map(([, instead]) => `${key}: “${text}”. Say: ${instead}`),
    );
  expect(wrong).toEqual([]);
});

const sayings = {
  da: {
    wasNotDone: /\bkunne ikke\b/,
    cannot: /\bkan ikke\b|\bmislykkedes\b/,
    goesOn: /(?<!\p{L})(?:så|fordi|før|medmindre|ellers)(?!\p{L})/iu,
  },
  en: {
    wasNotDone: /\bcould not\b/,
    cannot: /\bcannot\b|\bfailed\b/,
    goesOn: /\b(?:so|because|before|until|unless|otherwise)\b/i,
  },
};
const isError = /error|failed|failure|refused/i;

/** What stands after the last full stop before the end; a text without one at its end is a label, no sentence. */
function lastSentence(text: string): string | null {
  return text.endsWith('.') ? (text.split(/(?<=[.!?]) (?=\P{Ll})/u).at(-1) ?? null) : null;
}

test.for(['da', 'en'] as const)('no error ends at what could not be done (%s)', (language) => {
  const { wasNotDone, cannot, goesOn } = sayings[language];
  const deadEnds = texts[language].filter(([key, text]) => {
    const last = lastSentence(text);
    if (last === null || goesOn.test(last)) return false;
    return wasNotDone.test(last) || (isError.test(key) && cannot.test(last));
  });
  expect(deadEnds).toEqual([]);
});

const savedMeanwhile = {
  da: /^En kollega har gemt \S+ i mellemtiden$/,
  en: /^A colleague has saved the .+ in the meantime$/,
};

test.for(['da', 'en'] as const)('one wording for what a colleague has saved meanwhile (%s)', (language) => {
  const said = texts[language].filter(([key]) =>
    /\.changedByOther$|^(?:agents\.agents|subscriptions\.subscription)\.changed$|\.error\.changed$|^settings\.conflict\.title$/.test(
      key,
    ),
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter(([, text]) => !savedMeanwhile[language].test(text))).toEqual([]);
});
