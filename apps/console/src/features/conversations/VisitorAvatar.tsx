import Box from '@mui/material/Box';
import type { LanguageCode } from '@samtale/contract';
import { Flag } from '../../ui/Flag.tsx';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { visitorMark } from './visitor-name.ts';

const countries = { da: 'DK', en: 'GB' } as const;

interface VisitorAvatarProps {
  chatToken: string;
  languageCode: LanguageCode;
  /** What the customer is called; empty for a visitor who is not known. */
  name?: string;
  size?: number;
}

/** A visitor in a colour of their own, with the flag of the language they write in. */
export function VisitorAvatar({ chatToken, languageCode, name = '', size = 36 }: VisitorAvatarProps) {
  const mark = visitorMark(chatToken);
  return (
    <Box aria-hidden sx={{ position: 'relative', flexShrink: 0, width: size, height: size }}>
      <InitialsAvatar id={chatToken} name={name || [...mark.slice(-2)].join(' ')} size={size} />
      <Box
        sx={{
          position: 'absolute',
          right: -4,
          bottom: -2,
          display: 'flex',
          p: '2px',
          borderRadius: '5px',
          bgcolor: 'background.paper',
        }}
      >
        <Flag country={countries[languageCode]} width={14} />
      </Box>
    </Box>
  );
}
