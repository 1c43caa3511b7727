// Part of npm run check: the rooms of a folder (the folders in it) import each other in one direction, so that each can
// be understood with what lies below it; with --by-index each reaches another through its index.ts; with --tables a table
// that a room names in SQL counts as an import of the room that declares it. Tests may look anywhere.
// Usage: node tools/room-circles.mjs FOLDER [--by-index] [--tables]
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const [folder = '.', ...options] = process.argv.slice(2);
const byIndex = options.includes('--by-index');
/** Reads tables of several rooms at once, and is the only one that may look up. */
const reporting = 'reporting';
const imported = /(?:^|\n)(?:import|export)\s[^;]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

/** By room, the rooms it imports, each with a file that does. */
const rooms = new Map();
/** Imports of what another room keeps to itself. */
const trespasses = [];
const sources = readdirSync(folder, { recursive: true })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path.includes(sep))
  .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }));
const roomOfTable = options.includes('--tables') ? tablesOf(sources) : new Map();
for (const { path, source } of sources) {
  const room = roomOf(path);
  const below = rooms.get(room) ?? new Map();
  rooms.set(room, below);
  for (const table of room === reporting ? [] : tablesIn(source)) {
    const owner = roomOfTable.get(table);
    if (owner && owner !== room) below.set(owner, `${path}: ${table}`);
  }
  for (const [, from, dynamic] of source.matchAll(imported)) {
    const target = relative(folder, join(folder, path, '..', from ?? dynamic));
    if (target.startsWith('..') || roomOf(target) === room) continue;
    below.set(roomOf(target), path);
    if (byIndex && target !== join(roomOf(target), 'index.ts')) trespasses.push(`${path}: ${target}`);
  }
}

if (trespasses.length) {
  console.error(`Rooms of ${folder} reach each other through their index.ts:`);
  for (const trespass of trespasses) console.error(`  ${trespass}`);
  process.exit(1);
}

const circle = findCircle();
if (circle) {
  console.error(`Rooms of ${folder} import each other in a circle:`);
  for (const [index, room] of circle.slice(0, -1).entries())
    console.error(`  ${room} -> ${circle[index + 1]} (${rooms.get(room).get(circle[index + 1])})`);
  process.exit(1);
}

/** The room that declares each table, by the table's name. */
function tablesOf(all) {
  return new Map(
    all.flatMap(({ path, source }) =>
      [...source.matchAll(/Table\(\s*'(\w+)'/g)].map(([, table]) => [table, roomOf(path)]),
    ),
  );
}

/** The tables that SQL in a file names, and words that stand where tables do. */
function tablesIn(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO|USING)\s+"?(\w+)/g)].map(([, table]) => table);
}

function roomOf(path) {
  return path.split(sep)[0];
}

/** The rooms of a circle, the first once more at its end; undefined where there is none. */
function findCircle() {
  const done = new Set();
  const visit = (room, above) => {
    if (above.includes(room)) return [...above.slice(above.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const below of rooms.get(room)?.keys() ?? []) {
      const found = visit(below, [...above, room]);
      if (found) return found;
    }
    done.add(room);
    return undefined;
  };
  for (const room of rooms.keys()) {
    const found = visit(room, []);
    if (found) return found;
  }
  return undefined;
}
