import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconLine } from './IconLine.tsx';
import { StatusChip } from './StatusChip.tsx';

interface DeviceLineProps {
  isHandheld: boolean;
  children: ReactNode;
}

/** One of the user's devices in a list of them. */
export function DeviceLine({ isHandheld, children }: DeviceLineProps) {
  return <IconLine icon={isHandheld ? Smartphone : Monitor}>{children}</IconLine>;
}

interface DeviceWordsProps {
  name: string;
  /** Says that it is the one in front of the user; null for others. */
  here: string | null;
  /** What is known of it, in a line. */
  children: ReactNode;
}

/** What a device is called and what is known of it. */
export function DeviceWords({ name, here, children }: DeviceWordsProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 550 }}>
          {name}
        </Typography>
        {here && <StatusChip tone="neutral">{here}</StatusChip>}
      </Box>
      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
