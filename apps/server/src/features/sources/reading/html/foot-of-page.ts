import { type ChildNode, type Document, hasChildren, isText, type ParentNode } from 'domhandler';
import { selectAll } from './select.ts';

/** More of the foot of a page is not read. */
const longestFoot = 5000;

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
/** A number is one's own where it is called so: others are those of a company register or a bank. */
const phone = /\b(?:tlf|telefon|mobil|phone|tel|ring|call)\b[^\d+\n]{0,12}\n?\s*(\+?\d[\d ]{6,16}\d)(?!\d)/i;
/** A street with a number, and a Danish postcode with a town on the same line or the next. */
const address =
  /(\p{Lu}[\p{L}.' -]{1,40} \d{1,4}(?: ?[A-Za-z])?)(?:,\s*|\s*\n\s*)(?:DK-)?(\d{4} \p{Lu}[\p{L} -]{1,30}\p{L})/u;

/** How the foot of a page says in words that its company is reached. */
export function footOf(page: Document): { phone?: string; email?: string; address?: string } {
  const text = selectAll('footer, address, [role=contentinfo]', page)
    .map(linesOf)
    .join('\n')
    .slice(0, longestFoot);
  const [, street, town] = address.exec(text) ?? [];
  const number = phone.exec(text)?.[1];
  const mail = email.exec(text)?.[0];
  return {
    ...(number && { phone: number.replace(/ +/g, ' ') }),
    ...(mail && { email: mail }),
    ...(street && town && { address: `${street}, ${town}` }),
  };
}

/** What is written in an element, each text on a line of its own. However deep elements lie in each other. */
function linesOf(element: ParentNode): string {
  const lines: string[] = [];
  const rest: ChildNode[] = element.children.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    const text = isText(node) ? node.data.replace(/\s+/g, ' ').trim() : '';
    if (text) lines.push(text);
    if (hasChildren(node)) rest.push(...node.children.toReversed());
  }
  return lines.join('\n');
}
