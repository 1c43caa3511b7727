import { type Document, type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { decodePage } from '../decode-page.ts';
import { ReadError } from '../reading.ts';
import type { RawPage, SignInForm } from '../reading-tasks.ts';
import type { SignIn } from '../site-settings.ts';
import { selectAll, selectOne } from './select.ts';

const passwordFields = 'input[type=password i]';
const textFields = 'input[type=email i], input[type=text i], input[type=tel i], input:not([type])';
const likelyNames = /user|mail|login|bruger|account/i;

/**
 * The form that signs one in, filled in as far as it asks: for the user name, the password or both.
 *
 * @throws {ReadError} `signIn`, with the selector that finds nothing.
 */
export function findSignInForm({
  bytes,
  contentType,
  url,
  signIn,
}: RawPage & { signIn: SignIn }): SignInForm {
  const page = parseDocument(decodePage(bytes, contentType));
  const within = signIn.form ? selectOne(signIn.form, page) : null;
  if (signIn.form && !within) throw new ReadError('signIn', signIn.form);
  const scope = within ?? page;
  const password = fieldOf(selectOne(signIn.passwordField || passwordFields, scope));
  const inForm = (password && formOf(password)) ?? scope;
  const username = fieldOf(
    signIn.usernameField ? selectOne(signIn.usernameField, scope) : likelyUsername(inForm),
  );
  const field = username ?? password;
  if (!field) throw new ReadError('signIn', signIn.usernameField || signIn.passwordField || 'form');
  const form = formOf(field) ?? inForm;
  const next = signIn.usernameNext && !password ? selectOne(signIn.usernameNext, scope) : null;
  const filled = new Map<Element, string>();
  if (username) filled.set(username, signIn.username);
  if (password) filled.set(password, signIn.password);
  const attributes = isTag(form) ? form.attribs : {};
  const action = URL.parse(attributes.action || url, url);
  if (!action) throw new ReadError('signIn', attributes.action ?? '');
  return {
    action: action.href,
    method: attributes.method?.toLowerCase() === 'get' ? 'GET' : 'POST',
    fields: fieldsOf(form, filled, next),
    hasPassword: password !== null,
  };
}

type Scope = Document | Element;

/** A selector may name what is around a field. */
function fieldOf(found: Element | null): Element | null {
  return found && found.name !== 'input' ? selectOne('input', found) : found;
}

function formOf(field: Element): Element | null {
  let above = field.parent;
  while (above && !(isTag(above) && above.name === 'form')) above = above.parent;
  return above && isTag(above) ? above : null;
}

function likelyUsername(scope: Scope): Element | null {
  const fields = selectAll(textFields, scope);
  const named = fields.find(({ attribs }) => likelyNames.test(`${attribs.name} ${attribs.id}`));
  return named ?? fields[0] ?? null;
}

/** What a browser would send (HTML standard, "constructing the entry list"), the pressed button included. */
function fieldsOf(form: Scope, filled: ReadonlyMap<Element, string>, next: Element | null) {
  const pressed = next ?? selectOne('button[type=submit i], input[type=submit i], button:not([type])', form);
  return selectAll('input, select, textarea, button', form).flatMap((element) => {
    const name = element.attribs.name;
    const value = filled.get(element) ?? sentValueOf(element, element === pressed);
    return name && value !== null && !('disabled' in element.attribs) ? [{ name, value }] : [];
  });
}

/** Null for what is not sent. */
function sentValueOf(element: Element, isPressed: boolean): string | null {
  const { type = '', value } = element.attribs;
  const kind = element.name === 'button' ? 'submit' : type.toLowerCase();
  if (element.name === 'textarea') return textContent(element);
  if (element.name === 'select') {
    const option = selectOne('option[selected]', element) ?? selectOne('option', element);
    return option && (option.attribs.value ?? textContent(option));
  }
  if (['button', 'reset', 'file', 'image'].includes(kind)) return null;
  if (kind === 'submit') return isPressed ? (value ?? '') : null;
  if (kind === 'checkbox' || kind === 'radio') return 'checked' in element.attribs ? (value ?? 'on') : null;
  return value ?? '';
}
