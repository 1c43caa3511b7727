/** Where the session is kept, in the browser or for the window. */
export const sessionStorageKey = 'samtale.session';
/** Where the console's language is kept in the browser. */
export const languageStorageKey = 'samtale.language';
