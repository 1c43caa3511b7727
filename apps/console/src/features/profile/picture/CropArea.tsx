import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crop, cropSide, drawCrop, keepInside, zoomMax } from './crop.ts';

interface CropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange(crop: Crop): void;
}

/** Pixels of the canvas: sharp on screens with two of them to a point. */
const canvasSide = 560;
/** What an arrow key moves, as a part of what is seen. */
const step = 0.04;

/** The part of a picture that is kept: dragged, moved with the arrow keys, magnified by a slider. */
export function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const { t } = useTranslation('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const zoomId = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const move = (right: number, down: number) =>
    onChange(keepInside(picture, { ...crop, x: crop.x + right, y: crop.y + down }));
  const magnify = (zoom: number) => onChange(keepInside(picture, { ...crop, zoom }));
  const side = cropSide(picture, crop);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = side * step;
    const acts: Partial<Record<string, () => void>> = {
      ArrowLeft: () => move(-by, 0),
      ArrowRight: () => move(by, 0),
      ArrowUp: () => move(0, -by),
      ArrowDown: () => move(0, by),
      '+': () => magnify(crop.zoom + 0.1),
      '-': () => magnify(crop.zoom - 0.1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!dragged.current) return;
    const scale = side / event.currentTarget.clientWidth;
    move((dragged.current.x - event.clientX) * scale, (dragged.current.y - event.clientY) * scale);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const drop = () => {
    dragged.current = null;
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Box
        component="canvas"
        ref={canvas}
        width={canvasSide}
        height={canvasSide}
        role="application"
        aria-label={t('picture.area')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={drop}
        onPointerCancel={drop}
        sx={{
          width: 'min(280px, 100%)',
          aspectRatio: '1',
          borderRadius: '50%',
          // A white picture would have no edge on white paper.
          boxShadow: '0 0 0 1px var(--mui-palette-divider)',
          cursor: 'grab',
          touchAction: 'none',
          bgcolor: 'tint.neutral',
          '&:active': { cursor: 'grabbing' },
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: 'min(280px, 100%)' }}>
        <Box component="label" htmlFor={zoomId} sx={{ fontSize: '0.8125rem' }}>
          {t('picture.zoom')}
        </Box>
        <Box
          component="input"
          id={zoomId}
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => magnify(Number(target.value))}
          sx={{ flex: 1, accentColor: 'var(--mui-palette-primary-main)' }}
        />
      </Box>
    </Box>
  );
}
