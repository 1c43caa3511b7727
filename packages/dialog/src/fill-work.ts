import { insideString, saysJson } from './json-body.ts';
import { fillText, type ParameterValue, type ParameterValues } from './parameters.ts';
import type { FlowAction, NamedRecipient, PassedValues } from './release.ts';
import { fillAround, withoutSecrets } from './secret-references.ts';
import type { Form } from './state.ts';
import type { ActionWork, Recipient, RequestWork } from './work.ts';

type ActionOf<Kind extends FlowAction['kind']> = Extract<FlowAction, { kind: Kind }>;

/** What is known when an action is done. */
export interface Known {
  /** Of the conversation: they are what is passed on. */
  values: ParameterValues;
  /** What texts may name: those, and the company's. */
  named: ParameterValues;
  /** The names that the flow collects. */
  ownNames: readonly string[];
  forms: Readonly<Record<string, Form>>;
}

export function fillEmail(action: ActionOf<'email'>, known: Known): ActionWork {
  const { subject, text, replyTo, passes } = action;
  return {
    kind: 'email',
    to: fillRecipients(action.to, known.named),
    subject: oneLine(fillText(subject, known.named)),
    text: fillText(text, known.named),
    replyTo: oneLine(fillText(replyTo, known.named)),
    values: passes ? listed(passedBy(passes, known)) : [],
  };
}

export const fillSms = ({ to, from, text }: ActionOf<'sms'>, { named }: Known): ActionWork => ({
  kind: 'sms',
  to: fillRecipients(to, named),
  from: oneLine(fillText(from, named)),
  text: fillText(text, named),
});

/**
 * A request with the values in their places, as conditions read them: in addresses encoded, in a JSON body as the
 * contents of JSON strings. Secrets are still named only.
 */
export function fillRequest(action: ActionOf<'request'>, known: Known): RequestWork {
  const { method, headers, timeoutMs, reads, results, parameter, passes } = action;
  const machine = machineText(known.named);
  const filled = headers.map(({ name, value }) => ({ name, value: oneLine(machine(value)) }));
  const body =
    action.body === null ? null : machine(action.body, saysJson(filled) ? insideString : undefined);
  return {
    kind: 'request',
    method,
    url: machine(action.url, encodeURIComponent),
    headers: passes ? [...filled, json] : filled,
    body: passes ? withoutSecrets(JSON.stringify({ values: plain(passedBy(passes, known)) })) : body,
    timeoutMs,
    reads,
    results,
    ...(parameter !== undefined && { parameter }),
  };
}

/** The values that the reply to a request brings; none of an action of another kind. */
export function namesBrought(action: FlowAction): string[] {
  if (action.kind !== 'request') return [];
  const { reads, results, parameter } = action;
  if (reads === 'values') return results.map(({ name }) => name);
  return parameter && reads !== 'nothing' ? [parameter] : [];
}

/** What the end of a form registration leads to: a mail, a request, both or neither; nothing where nothing was said. */
export function fillForm({ to, url }: ActionOf<'endForm'>, form: Form, { named }: Known): ActionWork[] {
  const work: ActionWork[] = [];
  if (!Object.keys(form.values).length) return work;
  if (to.length)
    work.push({
      kind: 'email',
      to: fillRecipients(to, named),
      subject: oneLine(form.name),
      text: '',
      replyTo: '',
      values: listed(form.values),
    });
  if (url)
    work.push({
      kind: 'request',
      method: 'POST',
      url: machineText(named)(url, encodeURIComponent),
      headers: [json],
      body: withoutSecrets(JSON.stringify({ form: form.name, values: plain(form.values) })),
      timeoutMs: formTimeout,
      reads: 'nothing',
      results: [],
    });
  return work;
}

/** A line about work for those who read the log: no secrets, which addresses and headers hold now and then. */
export function aboutWork(work: ActionWork): string {
  if (work.kind === 'email') return work.subject;
  if (work.kind === 'sms') return work.text;
  return `${work.method} ${work.url.replace(/[?#].*$/s, '').replace(/\/\/[^/@]*@/, '//')}`;
}

export function fillRecipient({ kind, value }: NamedRecipient, values: ParameterValues): Recipient | null {
  if (kind !== 'property') return { kind, value };
  const said = values[value]?.value.trim();
  return said ? { kind: 'address', value: said } : null;
}

const json = { name: 'content-type', value: 'application/json' };
const formTimeout = 15_000;

/** Fills texts that machines read, with values as conditions read them. */
const machineText =
  (values: ParameterValues) =>
  (text: string, written = (value: string) => value) =>
    fillAround(text, (part) => fillText(part, values, ({ value }) => written(value)));

const fillRecipients = (to: readonly NamedRecipient[], values: ParameterValues): Recipient[] =>
  to.flatMap((one) => fillRecipient(one, values) ?? []);

function passedBy({ of, formId }: PassedValues, { values, ownNames, forms }: Known): ParameterValues {
  if (of === 'conversation') return values;
  if (of === 'form') return (formId && forms[formId]?.values) || {};
  const own: Record<string, ParameterValue> = {};
  for (const name of ownNames) {
    const value = values[name];
    if (value) own[name] = value;
  }
  return own;
}

const listed = (values: ParameterValues) =>
  Object.entries(values).map(([name, { text }]) => ({ name, text }));

const plain = (values: ParameterValues) =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();
