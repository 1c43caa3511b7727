import type { BodyOf, setVisitorValues as call, toldMax } from '@samtale/contract';
import { newClientId } from './client-id.ts';
import { postAsVisitor } from './post-as-visitor.ts';

const most: typeof toldMax = { values: 30, name: 60, value: 500 };

/** What was told last, and of which conversation. */
let last = '';

/** Tells what the page says of the visitor, unless that is what was told last. What is lost is told the next time. */
export async function setVisitorValues(token: string, told: Readonly<Record<string, string>>): Promise<void> {
  const values = withinLimits(told);
  const now = JSON.stringify([token, values]);
  if (now === last) return;
  const before = last;
  last = now;
  const body: BodyOf<typeof call> = { clientId: newClientId(), values };
  const result = await postAsVisitor(token, 'told', body);
  if (result.kind === 'lost' && last === now) last = before;
}

/** As much of it as the server takes: pages say what they like. */
export function withinLimits(told: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(told)
      .filter(([name]) => name !== '' && name.length <= most.name)
      .slice(0, most.values)
      .map(([name, value]) => [name, value.trim().slice(0, most.value)]),
  );
}
