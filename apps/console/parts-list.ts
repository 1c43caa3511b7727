import type { Plugin } from 'vite';
import { partsListName } from './src/app/parts-list-name.ts';

/** What says that something went wrong, or asks before it does: wanted first. */
const firstParts = ['ToastHost', 'ConfirmDialog'];

/**
 * Lists the console's files beside it, in the order in which they are best fetched ahead of their use, and names the
 * list in the page. Small ones come before large ones.
 */
export function partsList(): Plugin {
  return {
    name: 'parts-list',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle = {} }) {
        const isFirst = (path: string) => firstParts.some((name) => path.includes(`/${name}-`));
        const files = Object.values(bundle)
          .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
          // The page itself has the script that it begins with, or it holds nothing and is not written.
          .filter((file) => !(file.type === 'chunk' && file.facadeModuleId?.endsWith('.html')))
          .map((file) => ({
            path: `/${file.fileName}`,
            size: file.type === 'chunk' ? file.code.length : file.source.length,
          }))
          .sort((one, other) => one.size - other.size);
        const list = [
          ...files.filter(({ path }) => isFirst(path)),
          ...files.filter(({ path }) => !isFirst(path)),
        ].map(({ path }) => path);
        const reference = this.emitFile({
          type: 'asset',
          name: 'parts.json',
          source: JSON.stringify(list),
        });
        const content = `/${this.getFileName(reference)}`;
        return [{ tag: 'meta', attrs: { name: partsListName, content }, injectTo: 'head' }];
      },
    },
  };
}
