import { type SourceInput, SourceLoginType, SourceType, sourceKeys } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';
import { isSelector } from './reading/index.ts';
import type { SourceRow } from './source-record.ts';

/** What is a CSS selector, or empty. */
const selectorFields = [
  'mainTagName',
  'loginFormHtml',
  'loginUsernameHtml',
  'loginUsernameClickHtml',
  'loginPasswordHtml',
] as const;

/** Throws `badRequest` with the fields that are missing or cannot be read. */
export function checkSource(input: SourceInput, before: SourceRow | null): void {
  const missing = missingFields(input, before !== null && before.passwordSealed !== null);
  const broken = selectorFields.filter((field) => input[field] !== '' && !isSelector(input[field]));
  const brokenOfList = input.excludedContent.flatMap((one, index) =>
    isSelector(one) ? [] : [`excludedContent.${index}`],
  );
  const fields = [
    ...missing.map((path) => ({ path, messageKey: sourceKeys.missing })),
    ...[...broken, ...brokenOfList].map((path) => ({ path, messageKey: sourceKeys.selector })),
  ];
  const [first] = fields;
  if (first) throw new AppError('badRequest', first.messageKey, { fields });
}

function missingFields(input: SourceInput, hasPassword: boolean): (keyof SourceInput)[] {
  const { sourceType, loginType } = input;
  const starred: (keyof SourceInput)[] = sourceType === SourceType.website ? ['url'] : [];
  if (loginType !== SourceLoginType.none) starred.push('username');
  if (loginType === SourceLoginType.password) starred.push('loginUrl');
  const missing = starred.filter((field) => input[field] === '');
  const needsPassword = loginType !== SourceLoginType.none;
  return needsPassword && !input.password && !(hasPassword && input.password === null)
    ? [...missing, 'password']
    : missing;
}
