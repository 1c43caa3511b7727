/** Where a request takes a secret of the agent: `{{secret.NAME}}`. It stays as it is until the request is sent. */
const reference = /\{\{\s*secret\.([\p{L}\p{N}_-]+)\s*\}\}/gu;

/** How a secret is named in a request. */
export const secretReference = (name: string): string => `{{secret.${name}}}`;

/** Secrets that differ by case alone are the same one. */
export const secretKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Each secret once, as it is spelled first. */
export function distinctSecrets(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(secretKey(name))) byKey.set(secretKey(name), name);
  return [...byKey.values()];
}

/** Where a text takes secrets: each place as it is written, its offset, and the secret's name as it spells it. */
export const secretPlaces = (text: string): { at: number; text: string; name: string }[] =>
  text.includes('{{')
    ? Array.from(text.matchAll(reference), ({ 0: place, 1: name = '', index }) => ({
        at: index,
        text: place,
        name,
      }))
    : [];

/** The secrets that a text has places for, in their order. */
export const secretsInText = (text: string): string[] => secretPlaces(text).map(({ name }) => name);

/** A text with the secrets in their places. */
export const fillSecrets = (text: string, find: (name: string) => string): string =>
  text.replace(reference, (_, name: string) => find(name));

/** An address in two: as far as its query, where secrets have no place, and the query with its question mark. */
export function atQuery(url: string): readonly [before: string, query: string] {
  const [before = ''] = url.split('?', 1);
  return [before, url.slice(before.length)];
}

/** Words of others name no secrets: what reads like a reference is none any more. */
export const withoutSecrets = (text: string): string =>
  text.replace(reference, (place) => `{ ${place.slice(1)}`);

/**
 * A text of the staff, filled with what visitors have said: the references that the staff have written stay, and
 * what was said becomes none, also not together with what stands beside it.
 */
export function fillAround(text: string, fill: (part: string) => string): string {
  let filled = '';
  let end = 0;
  for (const place of secretPlaces(text)) {
    filled += withoutSecrets(fill(text.slice(end, place.at))) + place.text;
    end = place.at + place.text.length;
  }
  return filled + withoutSecrets(fill(text.slice(end)));
}
