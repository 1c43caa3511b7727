import type { Locator } from '@playwright/test';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Drops a file on something, or pastes it there, as from a folder of the computer. */
export function giveFile(how: 'drop' | 'paste', on: Locator, file: GivenFile): Promise<void> {
  const { name, mimeType, buffer } = file;
  return on.evaluate(
    (element, { how, name, mimeType, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      const kind = { bubbles: true, cancelable: true };
      if (how === 'paste')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, ...kind }));
      else
        for (const type of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { dataTransfer: data, ...kind }));
    },
    { how, name, mimeType, bytes: [...buffer] },
  );
}
