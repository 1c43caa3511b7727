/** In the order in which they are to be asked for: most name others, too, for old servers' sake. */
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\/(\d+)/],
  ['Safari', /(?:\bVersion\/(\d+).*)?\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

export interface UserAgentFacts {
  browser: string | null;
  /** Its main number; null where it does not say. */
  version: string | null;
  system: string | null;
}

/** What a browser says of itself, as people call it; null for what is not known. */
export function readUserAgent(userAgent: string): UserAgentFacts {
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
  for (const [browser, pattern] of browsers) {
    const match = pattern.exec(userAgent);
    if (match) return { browser, version: match[1] ?? null, system };
  }
  return { browser: null, version: null, system };
}
