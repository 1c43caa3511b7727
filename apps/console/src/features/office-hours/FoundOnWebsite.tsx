import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Globe } from 'lucide-react';

interface FoundOnWebsiteProps {
  /** The page that says so. */
  url: string;
  /** What a click does, and with what. */
  label: string;
  onTake(): void;
}

/** What the company's website says of something that nobody has told yet, to be taken with a click. */
export function FoundOnWebsite({ url, label, onTake }: FoundOnWebsiteProps) {
  return (
    <Button
      size="small"
      title={url}
      startIcon={<Globe size={14} aria-hidden />}
      onClick={onTake}
      sx={{ mt: 0.5, maxWidth: '100%', px: 0.75, textAlign: 'left', whiteSpace: 'normal' }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
    </Button>
  );
}
