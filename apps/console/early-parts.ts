import type { Plugin } from 'vite';
import { chunksOf, firstScreen, start } from './chunks-of.ts';
import { languageStorageKey, sessionStorageKey } from './src/app/storage-keys.ts';

const signIn = ['/features/auth/LoginScreen.tsx'];

/**
 * Has the page fetch and compile the screen it will most likely show, and its texts, while the scripts that it begins
 * with are on their way: they would ask for them only once they run.
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
        // Before the styles, for which a script would wait.
        return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
      },
    },
  };
}
