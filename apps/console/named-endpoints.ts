import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const contract = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));
const consoleSource = /[\\/]apps[\\/]console[\\/]src[\\/][^?]+\.tsx?$/;

/** Where an endpoint is declared. */
interface Declaration {
  file: string;
  name: string;
}

/** The list of endpoints by `noun.name`, as `endpoints.ts` writes it. */
function readList(): ReadonlyMap<string, Declaration> {
  const source = readFileSync(`${contract}endpoints.ts`, 'utf8');
  const files = new Map(
    [...source.matchAll(/^import \* as (\w+) from '\.\/([\w/-]+\.ts)';$/gm)].map(([, as = '', file = '']) => [
      as,
      file,
    ]),
  );
  const list = new Map<string, Declaration>();
  for (const [, noun, group = ''] of source.matchAll(/^ {2}(\w+): \{([^}]*)\}/gm)) {
    for (const [, key, as = '', name = ''] of group.matchAll(/(\w+): (\w+)\.(\w+)/g)) {
      const file = files.get(as);
      if (file) list.set(`${noun}.${key}`, { file, name });
    }
  }
  return list;
}

/**
 * Makes `endpoints.auth.login` the declaration itself: a screen then loads the endpoints that it calls, and the first
 * screen those of no other. Calls that name an endpoint in another way keep the whole list. The query makes a module of
 * its own of the endpoints of a file, which the schemas beside them do not come along with.
 */
export function namedEndpoints(): Plugin {
  const list = readList();
  return {
    name: 'named-endpoints',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!consoleSource.test(id) || !code.includes('endpoints.')) return null;
      const imports = new Map<string, string>();
      const local = (path: string): string | null => {
        const declaration = list.get(path);
        if (!declaration) return null;
        const as = `__${path.replace('.', '_')}`;
        const { file, name } = declaration;
        imports.set(
          as,
          `import { ${name} as ${as} } from ${JSON.stringify(`${contract}${file}?endpoints`)};`,
        );
        return as;
      };
      const changed = code
        .replace(/const \{([^{}]*)\} = endpoints\.(\w+);/g, (all, names: string, noun: string) => {
          const parts = names
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean);
          const named = parts.map((part) => {
            const [key = '', as = key] = part.split(/\s*:\s*/);
            const found = local(`${noun}.${key}`);
            return found && `${as} = ${found}`;
          });
          return named.includes(null) ? all : `const ${named.join(', ')};`;
        })
        .replace(/\bendpoints\.(\w+\.\w+)/g, (all, path: string) => local(path) ?? all);
      return imports.size ? { code: `${[...imports.values()].join('\n')}\n${changed}`, map: null } : null;
    },
  };
}
