// Part of npm run check: the rooms of a folder (the folders in it) import each other in one direction, so that each can
// be understood with what lies below it; with --by-index each reaches another through its index.ts. Tests may look
// anywhere. Usage: node tools/room-circles.mjs FOLDER [--by-index]
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const [folder = '.', option] = process.argv.slice(2);
const byIndex = option === '--by-index';
const imported = /(?:^|\n)(?:import|export)\s[^;]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

/** By room, the rooms it imports, each with a file that does. */
const rooms = new Map();
/** Imports of what another room keeps to itself. */
const trespasses = [];
for (const path of readdirSync(folder, { recursive: true })) {
  if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path) || !path.includes(sep)) continue;
  const room = roomOf(path);
  const below = rooms.get(room) ?? new Map();
  rooms.set(room, below);
  for (const [, from, dynamic] of readFileSync(join(folder, path), 'utf8').matchAll(imported)) {
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
