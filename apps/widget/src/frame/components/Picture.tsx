import type { Message } from '@samtale/dialog';
import type { FrameTexts } from '../texts.ts';
import { FrameLink } from './FrameLink.tsx';

interface PictureProps {
  image: Extract<Message, { kind: 'image' }>;
  texts: FrameTexts;
}

/** An image in a space that is there before it is loaded; pressing it opens it whole. */
export function Picture({ image: { url, title }, texts }: PictureProps) {
  const name = title || texts.image;
  return (
    <FrameLink href={url} class="picture" label={texts.openImage(name)}>
      <img src={url} alt={name} loading="lazy" referrerpolicy="no-referrer" />
    </FrameLink>
  );
}
