import type { Plugin } from 'vite';

const describingModule = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
const exportedName = /^export (?:const|function|class) (\w+)/gm;

/**
 * Leaves out what makes JSON Schema of Zod's schemas. Each schema refers to it, so that it cannot be shaken off, and
 * only the server calls it, for its OpenAPI document. Compressed it is 5 kB of the first screen.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!describingModule.test(id)) return null;
      const names = [...code.matchAll(exportedName)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
    },
  };
}
