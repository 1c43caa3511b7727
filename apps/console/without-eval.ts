import type { Plugin } from 'vite';

const zodUtilities = /[\\/]zod[\\/]v4[\\/]core[\\/]util\.js$/;
const probe = /^export const allowsEval = [\s\S]*?^\}\);$/m;

/**
 * Tells Zod that code cannot be made from text, which the console's policy forbids. Zod would try, and browsers report
 * each attempt as a violation.
 */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    apply: 'build',
    transform(code, id) {
      if (!zodUtilities.test(id)) return null;
      if (!probe.test(code)) throw new Error('Zod asks in another way whether it may make code from text');
      return { code: code.replace(probe, 'export const allowsEval = { value: false };'), map: null };
    },
  };
}
