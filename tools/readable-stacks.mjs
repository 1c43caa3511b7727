// Lets stack traces of the built server name its sources.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './pinned-node.mjs';

const place = /(file:\/\/\S+\/server\/dist\/[^/\s]+\.js):(\d+):(\d+)/;

/** Reads nothing until the first stack trace is asked for. */
export function readableStacks() {
  const maps = new Map();
  const mapOf = (file) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };
  Error.prepareStackTrace = (error, calls) => {
    const lines = calls.map((call) => `    at ${String(call).replace(place, inSource(mapOf))}`);
    return [String(error), ...lines].join('\n');
  };
}

const inSource = (mapOf) => (built, file, line, column) => {
  const found = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!found?.originalSource) return built;
  const source = relative(root, fileURLToPath(new URL(found.originalSource, file)));
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
};

function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')));
  } catch {
    return null;
  }
}
