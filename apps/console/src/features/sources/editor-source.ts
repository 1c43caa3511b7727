import {
  newId,
  type Source,
  type SourceInput,
  SourceLoginType,
  SourceType,
  sourceInput,
  sourceKeys,
} from '@samtale/contract';

/** Fields that hold one entry on each line. */
type LineField = 'includeOnlyStartedWith' | 'notIncludeInUrl' | 'excludedContent';
/** Fields that hold a number, or whatever was written where one belongs. */
type NumberField = 'intervalHours' | 'timeoutSecond' | 'taskCount';

/** What the editor changes of a source, before it is known to be right. */
export type EditorSource = Omit<
  SourceInput,
  'id' | 'revision' | 'gptSettingClientList' | LineField | NumberField
> &
  Record<LineField | NumberField, string> & {
    /** Ids of the widgets that use it. */
    gptSettingClientList: readonly string[];
  };

export type SourceField = keyof EditorSource;

/** A source as the editor has it. */
export function readSource(source: Source): EditorSource {
  return {
    sourceType: source.sourceType,
    name: source.name,
    url: source.url,
    addAfterUrl: source.addAfterUrl,
    active: source.active,
    updateContinuously: source.updateContinuously,
    intervalHours: String(source.intervalHours),
    includeUnderPages: source.includeUnderPages,
    includeOnlyStartedWith: source.includeOnlyStartedWith.join('\n'),
    notIncludeInUrl: source.notIncludeInUrl.join('\n'),
    excludedContent: source.excludedContent.join('\n'),
    mainTagName: source.mainTagName,
    lastModifiedTagName: source.lastModifiedTagName,
    timeoutSecond: String(source.timeoutSecond),
    taskCount: String(source.taskCount),
    loginType: source.loginType,
    username: source.username,
    password: null,
    loginUrl: source.loginUrl,
    loginFormHtml: source.loginFormHtml,
    loginUsernameHtml: source.loginUsernameHtml,
    loginUsernameClickHtml: source.loginUsernameClickHtml,
    loginPasswordHtml: source.loginPasswordHtml,
    loginSuccessText: source.loginSuccessText,
    gptSettingClientList: source.gptSettingClientList.filter(({ isUsed }) => isUsed).map(({ id }) => id),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** An address as people write it: without `https://` before it, too. */
export function wholeAddress(written: string): string {
  const url = written.trim();
  return url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}

/** What is sent to save a source that was read as `saved`; a new one has the all-zero id. */
export function inputOf(
  { id, revision }: Pick<Source, 'id' | 'revision'>,
  source: EditorSource,
): SourceInput {
  return {
    ...source,
    id,
    url: wholeAddress(source.url),
    loginUrl: wholeAddress(source.loginUrl),
    includeOnlyStartedWith: linesOf(source.includeOnlyStartedWith),
    notIncludeInUrl: linesOf(source.notIncludeInUrl),
    excludedContent: linesOf(source.excludedContent),
    intervalHours: numberOf(source.intervalHours),
    timeoutSecond: numberOf(source.timeoutSecond),
    taskCount: numberOf(source.taskCount),
    gptSettingClientList: [...source.gptSettingClientList],
    ...(id === newId ? {} : { revision }),
  };
}

const numberOf = (written: string): number => (written.trim() === '' ? Number.NaN : Number(written));

/** Whether two states of the editor would save the same. */
export function isSameSource(one: EditorSource, other: EditorSource): boolean {
  const saved = { id: newId, revision: 0 };
  return JSON.stringify(inputOf(saved, one)) === JSON.stringify(inputOf(saved, other));
}

/** Message keys of what is wrong, by field. */
export type SourceProblems = Record<string, string>;

interface Needs {
  needsAddress: boolean;
  /** One is kept by the server. */
  hasPassword: boolean;
}

/** Why a source cannot be saved, before the server is asked. */
export function findSourceProblems(input: SourceInput, { needsAddress, hasPassword }: Needs): SourceProblems {
  const checked = sourceInput.safeParse(input);
  const problems: SourceProblems = checked.success
    ? {}
    : problemsOf(
        checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), messageKey: message })),
      );
  const needed: SourceField[] = [];
  if (needsAddress) needed.push('url');
  if (input.loginType !== SourceLoginType.none) needed.push('username');
  if (input.loginType !== SourceLoginType.none && !hasPassword) needed.push('password');
  if (input.loginType === SourceLoginType.password) needed.push('loginUrl');
  for (const field of needed) if (!input[field]) problems[field] = sourceKeys.missing;
  return problems;
}

/** What the server, or a check, says is wrong, by the field it belongs to: of a line that is its list. */
export function problemsOf(fields: readonly { path: string; messageKey: string }[]): SourceProblems {
  const problems: SourceProblems = {};
  for (const { path, messageKey } of fields) problems[path.split('.')[0] ?? path] ??= messageKey;
  return problems;
}

/** Whether a source is a website, and not documents. */
export const isWebsite = ({ sourceType }: Pick<EditorSource, 'sourceType'>): boolean =>
  sourceType === SourceType.website;
