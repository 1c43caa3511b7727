/** Which square of a picture is seen: its middle, in pixels of the picture, and how far it is magnified. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much as fits into a square; 4 a quarter of its side. */
  zoom: number;
}

export const zoomMax = 4;

interface Size {
  width: number;
  height: number;
}

/** The middle of a picture, as much of it as fits. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The side of the square, in pixels of the picture. */
export const cropSide = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** A crop that does not reach out of the picture. */
export function keepInside(size: Size, crop: Crop): Crop {
  const zoom = Math.min(zoomMax, Math.max(1, crop.zoom));
  const half = cropSide(size, { ...crop, zoom }) / 2;
  const within = (at: number, length: number) => Math.min(length - half, Math.max(half, at));
  return { x: within(crop.x, size.width), y: within(crop.y, size.height), zoom };
}

/** Draws the square into a canvas, which it fills. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = cropSide(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [crop.x - side / 2, crop.y - side / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as a file of at most so many pixels a side: WebP, or PNG where the browser makes none. */
export function encodeCrop(picture: ImageBitmap, crop: Crop, largest: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const side = Math.round(Math.min(largest, cropSide(picture, crop)));
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
