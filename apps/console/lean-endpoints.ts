import type { Plugin } from 'vite';
import { endpointsAlone } from './endpoints-alone.ts';

const declaringModule = /[\\/]packages[\\/](contract|dialog)[\\/]src[\\/][^?]+\.ts(\?endpoints)?$/;
/** What of an endpoint's declaration only the server reads: it checks requests and replies, and documents them. */
const serverSide = new Set(['params', 'query', 'body', 'reply', 'errors', 'summary', 'audit']);

/** A piece of the source to be replaced. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves out of the endpoints what the console does not read of them, and marks the schemas that are declared beside
 * them as free of side effects, so that those nobody uses can be shaken off. Types come from the sources and are as they were.
 * Compressed it is a twentieth of the first screen.
 */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!declaringModule.test(id)) return null;
      const changes: Change[] = [];
      for (const statement of this.parse(code).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations) {
          if (init?.type !== 'CallExpression') continue;
          const [first] = init.arguments;
          const isEndpoint = init.callee.type === 'Identifier' && init.callee.name === 'endpoint';
          if (isEndpoint && first?.type === 'ObjectExpression') {
            for (const property of first.properties) {
              if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
              if (!serverSide.has(property.key.name)) continue;
              changes.push({ start: property.value.start, end: property.value.end, text: '0' });
            }
          }
          changes.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' });
          changes.push({ start: init.end, end: init.end, text: ')()' });
        }
      }
      const lean = applied(code, changes);
      const isAlone = id.endsWith('?endpoints');
      return { code: isAlone ? endpointsAlone(lean, this.parse(lean).body) : lean, map: null };
    },
  };
}

function applied(code: string, changes: readonly Change[]): string {
  const ordered = changes.toSorted((one, other) => other.start - one.start || other.end - one.end);
  return ordered.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}
