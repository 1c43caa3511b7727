import type { BodyOf, leaveConversation as call } from '@samtale/contract';
import { newClientId } from './client-id.ts';
import { postAsVisitor } from './post-as-visitor.ts';

const tries = 10;
/** Milliseconds between two of them. */
const pause = 5000;

/**
 * Tells that the visitor has left this conversation for a new one, so that nobody of the staff goes on with it. Its own
 * connection is closed by then, so what is lost on the way is told again here, for as long as the page is open.
 */
export async function leaveConversation(token: string): Promise<void> {
  const body: BodyOf<typeof call> = { clientId: newClientId() };
  for (let n = 0; n < tries; n++) {
    if ((await postAsVisitor(token, 'leftConversation', body)).kind !== 'lost') return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
