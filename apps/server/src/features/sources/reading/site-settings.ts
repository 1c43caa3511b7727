/** How a website is read. */
export interface SiteSettings {
  /** Where reading starts. */
  url: string;
  /** Put behind every address before it is asked for, e.g. `?print=1`; empty for nothing. */
  addAfterUrl: string;
  /** Links are followed on the same host; otherwise the one page is read. */
  includeUnderPages: boolean;
  /** Only addresses that start with one of these, whole or from the first slash; none for all of the host. */
  includeOnlyStartedWith: readonly string[];
  /** Addresses with one of these in them are left out. */
  notIncludeInUrl: readonly string[];
  /** CSS selectors of what is left out of pages. */
  excludedContent: readonly string[];
  /** CSS selector of what counts; empty for what looks like the content. */
  mainTagName: string;
  /** CSS selector, or the name of a meta element, of what says when a page was changed; empty for what pages usually say. */
  lastModifiedTagName: string;
  /** Of one request. */
  timeoutSecond: number;
  signIn: SignIn | null;
}

/** What lets one in: a form, or what browsers ask for themselves where `loginUrl` is empty. */
export interface SignIn {
  username: string;
  password: string;
  /** The page with the form. */
  loginUrl: string;
  /** CSS selectors; empty for what looks like it. */
  form: string;
  usernameField: string;
  passwordField: string;
  /** CSS selector of what leads from the user name to the password, where that is a page of its own; else empty. */
  usernameNext: string;
  /** Stands on the page that comes after signing in; empty for not looked at. */
  successText: string;
}
