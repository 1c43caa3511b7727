import { readCookie, writeCookie } from '../../../app/cookies.ts';

export type ViewType = 'list' | 'tree';

/** The numbers of the views in the cookie that remembers the choice (spec 2 section 4). */
const numbers = { list: '1', tree: '2' } as const;
const cookieName = 'intentViewType';
const cookieDays = 500;

export function rememberedViewType(): ViewType {
  return readCookie(cookieName) === numbers.tree ? 'tree' : 'list';
}

export function rememberViewType(view: ViewType): void {
  writeCookie(cookieName, numbers[view], cookieDays);
}
