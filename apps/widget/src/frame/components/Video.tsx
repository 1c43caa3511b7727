import type { Message } from '@samtale/dialog';
import type { FrameTexts } from '../texts.ts';
import { FrameLink } from './FrameLink.tsx';
import { useFetched } from './use-fetched.ts';

export interface VideoProps {
  video: Extract<Message, { kind: 'video' }>;
  texts: FrameTexts;
}

const loadPlayer = async () => (await import('./VideoPlayer.tsx')).VideoPlayer;

/** A film. What plays it is fetched with the first; its space is there before. */
export function Video({ video, texts }: VideoProps) {
  const Player = useFetched(loadPlayer);
  if (Player === null) return <div class="video" />;
  if (Player !== 'unreachable') return <Player video={video} texts={texts} />;
  return (
    <p class="text">
      <FrameLink href={video.url}>{video.title || texts.video}</FrameLink>
    </p>
  );
}
