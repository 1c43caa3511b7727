import { videoPlayer } from '@samtale/dialog/show';
import { useState } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import { PlayIcon } from './icons.tsx';
import type { VideoProps } from './Video.tsx';
import styles from './video-player.css?inline';

adoptStyles(styles);

/** A video file, or a film elsewhere: of that nothing is fetched before the visitor wants to see it. */
export function VideoPlayer({ video, texts }: VideoProps) {
  const [plays, setPlays] = useState(false);
  const { url, autoPlay, loop, showControls } = video;
  const title = video.title || texts.video;
  const player = videoPlayer(url, video);
  if (player && !plays)
    return (
      <button type="button" class="video play" aria-label={texts.play(title)} onClick={() => setPlays(true)}>
        <PlayIcon />
        <span>{title}</span>
      </button>
    );
  if (player)
    return (
      <iframe class="video" src={player} title={title} allow="autoplay; fullscreen; picture-in-picture" />
    );
  // Browsers let only silent videos begin by themselves, and some visitors want nothing to move.
  const begins = autoPlay && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <video
      class="video"
      src={url}
      aria-label={title}
      autoplay={begins}
      muted={begins}
      loop={loop}
      controls={showControls || !begins}
      preload="metadata"
      playsInline
    />
  );
}
