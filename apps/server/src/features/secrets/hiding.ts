import { insideString } from '@samtale/dialog';
import { escapeHtml } from '../../platform/escape-html.ts';

const mask = '••••••••';

/** Takes values out of a text, in the forms in which servers repeat what they were sent. */
export function hiding(values: readonly string[]): (text: string) => string {
  // The longest first: one may be part of another.
  const forms = [...new Set(values.flatMap(formsOf))].sort((one, other) => other.length - one.length);
  return (text) => forms.reduce((left, form) => left.replaceAll(form, mask), text);
}

/** A value as it is, in one line, in an address, in JSON and on a page. */
function formsOf(value: string): string[] {
  const encoded = encodeURIComponent(value);
  const json = insideString(value);
  const ascii = json.replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [
    value,
    value.replace(/[\r\n]+/g, ' '),
    encoded,
    encoded.replaceAll('%20', '+'),
    json,
    json.replaceAll('/', '\\/'),
    // A server that tells which body it got.
    insideString(json),
    ascii,
    escapeHtml(value),
  ];
}
