/** Kept nowhere but here: a page that is loaded again knows nothing of it. */
let offered: string | null = null;

/** Keeps the access token of a link until somebody has said whether to sign in with it. */
export function offerToken(token: string): void {
  offered = token;
}

/** The access token that a link offers. */
export function offeredToken(): string | null {
  return offered;
}

export function forgetToken(): void {
  offered = null;
}
