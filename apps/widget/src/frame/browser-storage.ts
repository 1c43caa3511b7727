/** A storage of the browser's. Null where it is denied: reading the property throws where third-party storage is blocked. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
