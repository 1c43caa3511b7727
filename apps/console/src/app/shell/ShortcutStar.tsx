import IconButton from '@mui/material/IconButton';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuId } from '../../lib/access/navigation.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { changeSettings } from '../../lib/settings/user-settings.ts';

/** Puts a menu entry among the shortcuts in the toolbar, and takes it away. */
export function ShortcutStar({ id }: { id: MenuId }) {
  const { t } = useTranslation('around');
  const { t: shell } = useTranslation();
  const { shortcuts } = useSession().user;
  const isStarred = shortcuts.includes(id);
  const entry = shell(`menu.${id}`);
  return (
    <IconButton
      data-label
      size="small"
      aria-label={t('shortcuts.star', { entry })}
      aria-pressed={isStarred}
      onClick={() =>
        changeSettings({
          shortcuts: isStarred ? shortcuts.filter((each) => each !== id) : [...shortcuts, id],
        })
      }
      sx={{
        position: 'absolute',
        right: 6,
        color: 'text.secondary',
        '&[data-label]': { opacity: isStarred ? 1 : 0 },
        'li:hover > &[data-label], &[data-label]:focus-visible': { opacity: 1 },
        '@media (hover: none)': { '&[data-label]': { opacity: 1 } },
        '&& svg': { width: 15, height: 15, fill: isStarred ? 'currentColor' : 'none' },
        '&[aria-pressed="true"]': { color: 'primary.main' },
      }}
    >
      <Star aria-hidden />
    </IconButton>
  );
}
