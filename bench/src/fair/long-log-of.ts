import { createClient, endpoints } from '@samtale/contract';
import type { Company } from './fair-server.ts';

/** A log of some 200 kB: what a visitor may say in a minute, in messages as long as may be. */
const messages = 50;
const letters = 3900;

/** A visitor of a company whose log is long. */
export async function longLogOf(
  url: string,
  { clientKey }: Company,
): Promise<{ token: string; chatToken: string }> {
  const asNobody = createClient({ baseUrl: `${url}/api`, token: () => null });
  const begun = await asNobody(endpoints.widgets.startConversation, {
    params: { clientKey },
    body: { language: 'da' },
  });
  const call = createClient({ baseUrl: `${url}/api`, token: () => begun.token });
  for (let n = 0; n < messages; n++) {
    const body = { clientId: crypto.randomUUID(), text: `${n} ${'x'.repeat(letters)}` };
    await call(endpoints.widgets.sendVisitorMessage, { body });
  }
  return begun;
}
