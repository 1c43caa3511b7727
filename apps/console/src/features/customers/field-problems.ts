import type { ErrorReply } from '@samtale/contract';
import type { EditorContact, EditorCustomer } from './editor-customer.ts';

/** What is wrong with a number or an address, and what stood there. */
export interface ContactProblem {
  value: string;
  messageKey: string;
  /** What the text has places for. */
  values: Record<string, string>;
}

/** What is wrong with the fields: the message keys of the name and of the linked phone, and the contacts' problems by the row's key. */
export interface FieldProblems {
  name?: string;
  phoneId?: string;
  contacts?: Record<string, ContactProblem>;
}

/** Which fields a refusal is about: the server names them by their place in what was sent. */
export function findFieldProblems({ details }: ErrorReply, sent: EditorCustomer): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, messageKey } of details.fields ?? []) {
    const [, list, index] = /^customer\.(phones|emails)\.(\d+)\./.exec(path) ?? [];
    const rows = list === 'phones' ? sent.phones : list === 'emails' ? sent.emails : [];
    const row = rows[Number(index)];
    if (row)
      problems.contacts = {
        ...problems.contacts,
        [row.key]: { value: row.value, messageKey, values: details.values ?? {} },
      };
    else if (path === 'phoneId') problems.phoneId = messageKey;
    else problems.name = messageKey;
  }
  return problems;
}

/** What is wrong with a row as it stands now; a value that has been changed since is not judged yet. */
export function problemOfContact(
  { contacts }: FieldProblems,
  { key, value }: EditorContact,
): ContactProblem | null {
  const problem = contacts?.[key];
  return problem?.value === value ? problem : null;
}
