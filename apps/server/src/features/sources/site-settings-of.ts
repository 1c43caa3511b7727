import { SourceLoginType, SourceType } from '@samtale/contract';
import type { App } from '../../app.ts';
import { BrokenSeal, SealedWithUnknownKey } from '../../platform/secrets/secrets.ts';
import type { SiteSettings } from './reading/index.ts';
import type { SourceRow } from './source-record.ts';

/** What a source's password is sealed for. */
export const passwordContext = (sourceId: string): string => `sourcePassword:${sourceId}`;

/** How a source's website is read. A password that this server cannot open is none: signing in fails, and says so. */
export function siteSettingsOf(app: Pick<App, 'secrets'>, row: SourceRow): SiteSettings {
  const { reading } = row;
  const usesForm = reading.loginType === SourceLoginType.password;
  return {
    url: row.url,
    addAfterUrl: reading.addAfterUrl,
    // A document leads nowhere.
    includeUnderPages: row.sourceType === SourceType.website && reading.includeUnderPages,
    includeOnlyStartedWith: reading.includeOnlyStartedWith,
    notIncludeInUrl: reading.notIncludeInUrl,
    excludedContent: reading.excludedContent,
    mainTagName: reading.mainTagName,
    lastModifiedTagName: reading.lastModifiedTagName,
    timeoutSecond: reading.timeoutSecond,
    signIn:
      reading.loginType === SourceLoginType.none
        ? null
        : {
            username: reading.username,
            password: openedPassword(app, row),
            loginUrl: usesForm ? reading.loginUrl : '',
            form: reading.loginFormHtml,
            usernameField: reading.loginUsernameHtml,
            passwordField: reading.loginPasswordHtml,
            usernameNext: reading.loginUsernameClickHtml,
            successText: reading.loginSuccessText,
          },
  };
}

function openedPassword({ secrets }: Pick<App, 'secrets'>, { id, passwordSealed }: SourceRow): string {
  if (passwordSealed === null) return '';
  try {
    return secrets.open(passwordSealed, passwordContext(id));
  } catch (error) {
    if (error instanceof SealedWithUnknownKey || error instanceof BrokenSeal) return '';
    throw error;
  }
}
