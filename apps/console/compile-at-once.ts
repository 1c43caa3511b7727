import type { Plugin } from 'vite';
import { chunksOf, firstScreen, start } from './chunks-of.ts';

/**
 * Has V8 compile what every first screen runs while it arrives, beside the page's own thread, which would else compile
 * each function when it is first called (Explicit Compile Hints, Chrome 136). Elsewhere it is a comment.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      // Vite puts lists of its own at the beginning, where the comment has to be.
      order: 'post',
      handler(_options, bundle) {
        for (const name of chunksOf(bundle, [...start, ...firstScreen])) {
          const file = bundle[name];
          if (file?.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
