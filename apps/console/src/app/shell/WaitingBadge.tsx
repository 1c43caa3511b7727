import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../ui/locale-of.ts';
import type { Waiting } from './use-waiting-count.ts';

/** Beyond it the badge says only that there are more. */
const shownMax = 99;

interface WaitingBadgeProps {
  waiting: Waiting;
  /** Of the words that describe the entry to assistive technology: its name stays what it is. */
  id: string;
  /** It lies on the corner of the entry's icon, where a folded menu has room. */
  isOverIcon?: boolean;
}

/** How many visitors wait for the user, at the menu's entry for chats or what opens the menu; nothing when nobody does. */
export function WaitingBadge({ waiting, id, isOverIcon = false }: WaitingBadgeProps) {
  const { t, i18n } = useTranslation();
  const { inLine, own } = waiting;
  const count = inLine + own;
  if (!count) return null;
  return (
    <>
      <Box component="span" aria-hidden sx={[badgeStyle, isOverIcon && overIconStyle]}>
        {count > shownMax ? `${shownMax}+` : count}
      </Box>
      <span id={id} hidden>
        {new Intl.ListFormat(localeOf(i18n.language)).format([
          ...(inLine ? [t('menu.waitingInLine', { count: inLine })] : []),
          ...(own ? [t('menu.waitingOwn', { count: own })] : []),
        ])}
      </span>
    </>
  );
}

const badgeStyle = {
  flexShrink: 0,
  minWidth: 20,
  px: 0.75,
  borderRadius: '10px',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: 'background.paper',
  bgcolor: 'warning.main',
} as const;

const overIconStyle = {
  position: 'absolute',
  top: 1,
  left: 20,
  minWidth: 16,
  px: 0.5,
  fontSize: '0.6875rem',
  lineHeight: '16px',
  pointerEvents: 'none',
} as const;
