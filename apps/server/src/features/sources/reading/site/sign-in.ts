import { collectBody } from '@samtale/providers/http';
import { ReadError } from '../reading.ts';
import type { ReadingProcess } from '../reading-process.ts';
import type { SignInForm } from '../reading-tasks.ts';
import type { SignIn } from '../site-settings.ts';
import type { SiteReply, SiteRequests } from './site-requests.ts';

/** Of a page with a form, in bytes. */
const pageMax = 5 * 1024 * 1024;
/** The user name and the password may be asked for on a page each. */
const mostForms = 2;

/**
 * Signs in by the form at `loginUrl`; the requests are signed in from then on.
 *
 * @throws {ReadError | OutboundError} `signIn` when the site does not let one in.
 */
export async function signInByForm(
  requests: SiteRequests,
  worker: ReadingProcess,
  signIn: SignIn,
): Promise<void> {
  let reply = await requests.ask({ address: signIn.loginUrl, follows: () => true });
  for (let step = 0; step < mostForms; step++) {
    const form = await worker.run('form', { ...(await bodyOf(reply)), signIn });
    if ('failure' in form) throw new ReadError('signIn', form.detail);
    // A password that is asked for over TLS is not sent without.
    if (reply.url.startsWith('https:') && !form.action.startsWith('https:')) {
      throw new ReadError('signIn', form.action);
    }
    reply = await send(requests, form);
    if (form.hasPassword) return letIn(reply, worker, signIn.successText);
  }
  throw new ReadError('signIn', 'input[type=password]');
}

async function letIn(reply: SiteReply, worker: ReadingProcess, successText: string): Promise<void> {
  if (reply.status >= 400) throw new ReadError('signIn', String(reply.status));
  if (!successText) return reply.discard();
  const found = await worker.run('words', { ...(await bodyOf(reply)), words: successText });
  if ('failure' in found || !found.stands) throw new ReadError('signIn', successText);
}

async function bodyOf(reply: SiteReply) {
  if (reply.status >= 400) throw new ReadError('signIn', String(reply.status));
  const bytes = await collectBody(reply.read(pageMax), { takesBeginning: true });
  return { bytes, contentType: reply.contentType, url: reply.url };
}

function send(requests: SiteRequests, { action, method, fields }: SignInForm): Promise<SiteReply> {
  const filled = new URLSearchParams();
  for (const { name, value } of fields) filled.append(name, value);
  const form = filled.toString();
  if (method === 'POST') return requests.ask({ address: action, method, form, follows: () => true });
  const address = new URL(action);
  address.search = form;
  return requests.ask({ address: address.href, follows: () => true });
}
