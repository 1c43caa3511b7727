import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from './clock-time.ts';

interface SoundPlayerProps {
  address: string;
  /** In seconds, where it is known before the sound is loaded. */
  seconds: number | null;
}

/** Plays a sound; nothing is loaded before it is wanted. */
export function SoundPlayer({ address, seconds }: SoundPlayerProps) {
  const { t } = useTranslation('flows');
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [loaded, setLoaded] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const total = seconds ?? loaded ?? 0;
  const Icon = isPlaying ? Pause : Play;
  const toggle = () => {
    if (isPlaying) sound.current?.pause();
    else void sound.current?.play().catch(() => setFailed(true));
  };
  const seek = (to: number) => {
    setAt(to);
    if (sound.current) sound.current.currentTime = to;
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', minWidth: 0 }}>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what is said in it */}
      <audio
        ref={sound}
        src={address}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onError={() => setFailed(true)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) =>
          setLoaded(Number.isFinite(duration) ? duration : null)
        }
      />
      <IconButton
        size="small"
        aria-label={t(isPlaying ? 'recording.pause' : 'recording.play')}
        onClick={toggle}
        sx={{ color: 'primary.main' }}
      >
        <Icon aria-hidden />
      </IconButton>
      <Slider
        size="small"
        aria-label={t('recording.position')}
        value={Math.min(at, total)}
        max={Math.max(total, 0.1)}
        step={0.1}
        getAriaValueText={clockTime}
        onChange={(_, to) => seek(Array.isArray(to) ? 0 : to)}
        sx={{ flex: 1, minWidth: 40, '& .MuiSlider-thumb': { width: 12, height: 12 } }}
      />
      <Box
        component="span"
        sx={{
          fontSize: '0.75rem',
          fontVariantNumeric: 'tabular-nums',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        {hasFailed ? t('recording.failed') : `${clockTime(at)} / ${clockTime(total)}`}
      </Box>
    </Box>
  );
}
