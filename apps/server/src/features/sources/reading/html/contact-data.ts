import type { Document } from 'domhandler';
import type { PageContact } from '../reading.ts';
import { linkedData } from './linked-data.ts';
import { openingHoursOf } from './opening-hours.ts';
import { selectAll } from './select.ts';
import { writtenContactOf } from './written-contact.ts';

const deepest = 4;
const longest = 200;

/** How a page says that its company is reached, and when: what it tells machines (schema.org), else where its links call and write to, else what it says in words. */
export function contactOf(page: Document): PageContact {
  const told: PageContact = {};
  for (const data of linkedData(page)) gather(data, told, 0);
  const written = writtenContactOf(page);
  const phone = told.phone ?? linkTo(page, 'tel') ?? written.phone;
  const email = told.email ?? linkTo(page, 'mailto') ?? written.email;
  const address = told.address ?? written.address;
  const hours = told.hours?.length ? told.hours : written.hours;
  return {
    ...(phone && /\d.*\d/.test(phone) && { phone }),
    ...(email?.includes('@') && { email }),
    ...(address && { address }),
    ...(hours?.length && { hours }),
  };
}

/** Takes the first of each from what is told and what it holds. */
function gather(value: unknown, told: PageContact, depth: number): void {
  if (depth > deepest || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) gather(item, told, depth + 1);
    return;
  }
  const { telephone, email, address } = value as Record<string, unknown>;
  told.phone ??= words(telephone);
  told.email ??= words(email)?.replace(/^mailto:/i, '');
  told.address ??= addressIn([address].flat()[0]);
  if (!told.hours?.length) told.hours = openingHoursOf(value as Record<string, unknown>);
  for (const [name, item] of Object.entries(value)) if (name !== 'address') gather(item, told, depth + 1);
}

/** Countries that write the postcode after the town, by code and by the names that pages give them. */
const townFirst =
  /^(?:GB|UK|GBR|US|USA|IE|IRL|CA|CAN|AU|AUS|(?:the )?United Kingdom|Great Britain|England|Scotland|Wales|Northern Ireland|(?:the )?United States(?: of America)?|Ireland|Canada|Australia)$/i;
const britishPostcode = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

/** `Havnegade 1, 8000 Aarhus` or `Lakeside Road 3, Windermere LA23 1AB`, of a `PostalAddress` or as it is written. */
function addressIn(address: unknown): string | undefined {
  if (typeof address !== 'object' || address === null) return words(address);
  const { streetAddress, postalCode, addressLocality, addressCountry } = address as Record<string, unknown>;
  const street = words(streetAddress);
  const [postcode, town] = [words(postalCode), words(addressLocality)];
  const isTownFirst = townFirst.test(countryIn(addressCountry)) || britishPostcode.test(postcode ?? '');
  const place = (isTownFirst ? [town, postcode] : [postcode, town]).filter(Boolean).join(' ');
  return street && place ? `${street}, ${place}` : undefined;
}

/** A country as it is written, or of a `Country`. */
function countryIn(country: unknown): string {
  const [first] = [country].flat();
  const isThing = typeof first === 'object' && first !== null;
  return words(isThing ? (first as Record<string, unknown>).name : first) ?? '';
}

/** What the first link of a scheme leads to, as a person reads it. */
function linkTo(page: Document, scheme: 'tel' | 'mailto'): string | undefined {
  const [link] = selectAll(`a[href^="${scheme}:" i]`, page);
  const href = link?.attribs.href?.slice(scheme.length + 1).split('?')[0];
  return words(href && decoded(href));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function words(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return text && text.length <= longest ? text.toWellFormed().replaceAll('\0', '') : undefined;
}
