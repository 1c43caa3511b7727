import type { StaticDataRouteOption } from '@tanstack/react-router';

/** Who may see a screen that needs no agent: everybody, guests too, or whoever is signed in. */
export type OpenTo = 'all' | 'users';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    openTo?: OpenTo;
  }
}

/** To whom the screen is open that these matches lead to; undefined where roles decide. */
export const openTo = (matches: readonly { staticData: StaticDataRouteOption }[]): OpenTo | undefined =>
  matches.at(-1)?.staticData.openTo;
