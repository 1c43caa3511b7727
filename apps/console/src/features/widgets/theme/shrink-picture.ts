import { logoBytesMax, logoSideMax } from '@samtale/contract';

/** Longer side of a picture that was made smaller: twice what it is shown at where it is largest. */
const shrunkSide = 512;

/** A picture as the server takes it: as it is where it is small enough, otherwise made smaller. Rejects for none. */
export async function shrinkPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = picture;
    const isTaken = ['image/png', 'image/jpeg', 'image/webp'].includes(file.type);
    if (isTaken && file.size <= logoBytesMax && Math.max(width, height) <= logoSideMax) return file;
    const scale = Math.min(1, shrunkSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
    if (!made) throw new Error('The browser made no picture of it');
    return made;
  } finally {
    picture.close();
  }
}
