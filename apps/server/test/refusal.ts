import { ApiError, type ErrorReply } from '@samtale/contract';

/** How a call was refused. Rejects when it was not. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number } & ErrorReply> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return { status: outcome.status, ...outcome.reply };
  throw new Error(`Not refused: ${JSON.stringify(outcome)?.slice(0, 500)}`, { cause: outcome });
}
