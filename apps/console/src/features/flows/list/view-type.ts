import { readCookie, writeCookie } from '../../../lib/storage/cookies.ts';

export type ViewType = 'list' | 'tree' | 'chart';

/** The numbers of the views in the cookie that remembers the choice. */
const numbers = { list: '1', tree: '2', chart: '3' } as const;
const views = ['list', 'tree', 'chart'] as const;
const cookieName = 'intentViewType';
const cookieDays = 500;

export function rememberedViewType(): ViewType {
  const number = readCookie(cookieName);
  return views.find((view) => numbers[view] === number) ?? 'list';
}

export function rememberViewType(view: ViewType): void {
  writeCookie(cookieName, numbers[view], cookieDays);
}
