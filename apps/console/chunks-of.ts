import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The page's own script. */
export const start = ['/index.html'];
/** What somebody who is signed in sees first. */
export const firstScreen = ['/app/shell/Shell.tsx', '/features/flows/FlowsScreen.tsx'];

/** The names of the files in which modules (ends of their paths) lie, with all that those import. */
export function chunksOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const holder = Object.values(bundle).find((file) => isIn(file, module));
    if (!holder) throw new Error(`No file holds ${module}`);
    add(holder.fileName);
  }
  return names;
}

function isIn(file: Bundle[string], module: string): boolean {
  if (file.type !== 'chunk') return false;
  return file.facadeModuleId?.endsWith(module) || file.moduleIds.some((id) => id.endsWith(module));
}
