import type { Plugin } from 'vite';
import { chunksOf, firstScreen, start } from './chunks-of.ts';
import { languageStorageKey, sessionStorageKey } from './src/lib/storage/storage-keys.ts';

const signIn = ['/features/auth/LoginScreen.tsx'];

/** A font that comes after the first text was laid out has all of it laid out again. */
const preloadOf = (name: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossorigin: '',
  href: `/${name}`,
});

/**
 * Has the page fetch and compile the screen it will most likely show, its texts and its font, while the scripts that it
 * begins with are on their way: they would ask for them only once they run.
 */
export function earlyParts(): Plugin {
  return {
    name: 'early-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle = {} }) {
        const begun = chunksOf(bundle, start);
        const listed = (modules: readonly string[]) =>
          JSON.stringify([...chunksOf(bundle, modules)].filter((name) => !begun.has(name)));
        const texts = (language: string) => listed([`/locales/${language}/first.ts`]);
        const [session, language] = [sessionStorageKey, languageStorageKey];
        const script =
          `for(const name of [...(localStorage['${session}']||sessionStorage['${session}']?${listed(firstScreen)}:` +
          `${listed(signIn)}),...(localStorage['${language}']==='en'?${texts('en')}:${texts('da')})])` +
          `document.head.append(Object.assign(document.createElement('link'),` +
          `{rel:'modulepreload',crossOrigin:'',href:'/'+name}))`;
        const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
        return [
          // Before the styles, for which a script would wait.
          { tag: 'script', children: script, injectTo: 'head-prepend' },
          ...fonts.map((name) => ({ tag: 'link', attrs: preloadOf(name), injectTo: 'head' as const })),
        ];
      },
    },
  };
}
