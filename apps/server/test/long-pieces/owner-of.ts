import type { Frame } from './stacks.ts';

/** Who has a stack run. `unclear` belongs to whoever had the time before. */
export type Owner = 'server' | 'tests' | 'loading' | 'idle' | 'unclear';

/** Calls the server, as visitors and the console do. */
const client = /\/packages\/contract\/src\/calls\/client\.ts$/;
/** Node's `fetch`. The server has its own, which keeps to public addresses. */
const fetching = /^node:internal\/deps\/undici\//;
const ofTests = [
  /\/apps\/server\/test\//,
  /\.test\.ts$/,
  /\/node_modules\/(@?vitest|vite)\//,
  client,
  fetching,
];
const ofServer = [/\/apps\/server\/src\//, /\/packages\/\w+\/src\//];
/** Evaluates modules: Node's loader, and that of Vite, which calls a module as one function at the top of its file. */
const ofLoader = [/^node:internal\/modules\//, /\/node_modules\/(vite|vitest)\//];

/** What measures them stands beside them, and is nobody's work. */
const measuring = /\/test\/long-pieces\/(slowness|turns)\.ts$/;

const matches = (patterns: readonly RegExp[], url: string) => patterns.some((pattern) => pattern.test(url));
const isWholeModule = ({ name, line, url }: Frame) =>
  name === '(anonymous)' && line === 1 && matches(ofServer, url);

const known = new WeakMap<Frame, Owner>();

/**
 * Whose work a stack is, which `frame` is the innermost function of: of the server, when a function of it is on the stack
 * and none of the tests called that. What only libraries, Node or V8 do is unclear.
 */
export function ownerOf(frame: Frame): Owner {
  const owner = known.get(frame) ?? ownerAfter(frame.caller ? ownerOf(frame.caller) : 'unclear', frame);
  known.set(frame, owner);
  return owner;
}

function ownerAfter(caller: Owner, frame: Frame): Owner {
  const { url, name } = frame;
  if (caller === 'tests' || caller === 'loading') return caller;
  if (measuring.test(url)) return 'unclear';
  if (isWholeModule(frame)) return 'loading';
  if (caller === 'server') return matches(ofLoader, url) ? 'loading' : 'server';
  if (matches(ofTests, url)) return 'tests';
  if (matches(ofServer, url)) return 'server';
  if (matches(ofLoader, url)) return 'loading';
  return name === '(idle)' && !frame.caller ? 'idle' : 'unclear';
}
