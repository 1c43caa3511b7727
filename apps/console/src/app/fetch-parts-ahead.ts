import { networkOrTime, serverAnswers } from '../ui/fetch-part.ts';
import { partsListName } from './parts-list-name.ts';

/** Whether the user asks for as little to be fetched as possible (the Save-Data hint, not known to every browser). */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
};

let begun = false;

/**
 * Fetches every file of the console one after the other, whenever the browser is idle, for its cache: the server lets it
 * keep them for good. They are not preloaded as modules: compiling all of them takes a second of a processor.
 */
export async function fetchPartsAhead(): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${partsListName}]`);
  // Nothing is listed while Vite serves the console.
  if (begun || !meta || savesData()) return;
  begun = true;
  for (const path of await readList(meta.content)) {
    await idle();
    await fetchAhead(path);
  }
}

async function readList(address: string): Promise<string[]> {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    // What is answered is the list, or there is none: that does not change by asking again.
    if (answer) return answer.ok ? await answer.json().catch(() => []) : [];
    await networkOrTime();
  }
}

/** Comes back when the file is there, or is not to be had. */
async function fetchAhead(path: string): Promise<void> {
  while (!(await isCached(path))) {
    if (await serverAnswers()) return;
    await networkOrTime();
  }
}

/** Fetches a file into the browser's cache; says whether it could. */
async function isCached(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Not every browser tells when it is idle. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
