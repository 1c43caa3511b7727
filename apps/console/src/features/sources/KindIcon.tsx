import Box from '@mui/material/Box';
import { type OfferedSourceType, SourceType } from '@samtale/contract';
import { FileText, Globe, type LucideIcon } from 'lucide-react';

const icons: Record<OfferedSourceType, LucideIcon> = {
  [SourceType.website]: Globe,
  [SourceType.upload]: FileText,
};

/** What kind of source it is, as a picture before its title. */
export function KindIcon({ type }: { type: OfferedSourceType }) {
  const Icon = icons[type];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 36,
        height: 36,
        color: 'text.secondary',
        bgcolor: 'tint.neutral',
        borderRadius: '10px',
      }}
    >
      <Icon size={18} strokeWidth={1.7} />
    </Box>
  );
}
