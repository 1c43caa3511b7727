import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { type ChatClient, readDomains } from '@samtale/contract';
import { createLink, useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../../lib/i18n/i18n.ts';
import { formatRecent } from '../../../ui/format-time.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useDeleteWidget } from '../use-delete-widget.ts';
import type { WidgetTabName } from '../widget-tabs.ts';

const Link = createLink(MuiLink);

interface WidgetRowProps {
  client: ChatClient;
  /** The part of its settings that is opened; the first without it. */
  part: WidgetTabName | undefined;
  /** The plan includes another one. */
  mayCopy: boolean;
}

/** A widget: its picture and name, where it may be shown, and when it last was. */
export function WidgetRow({ client, part, mayCopy }: WidgetRowProps) {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const remove = useDeleteWidget();
  const { id, name, domain, lastUsed, chatConfig } = client;
  const sites = readDomains(domain).join(', ') || t('list.anySite');
  const used = lastUsed
    ? t('list.used', { when: formatRecent(new Date(lastUsed), new Date(), uiLanguage()) })
    : t('list.neverUsed');
  return (
    <Box
      component="li"
      data-widget={id}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 72,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          flexShrink: 0,
          width: 40,
          height: 40,
          overflow: 'hidden',
          borderRadius: '50%',
          bgcolor: 'tint.neutral',
          '& img': { display: 'block', width: 40, height: 40, objectFit: 'cover' },
        }}
      >
        {chatConfig.logoUrl && <img src={chatConfig.logoUrl} alt="" />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Link
            to="/settings/widget/$widgetId"
            params={{ widgetId: id }}
            search={{ tab: part }}
            color="text.primary"
            underline="hover"
            sx={{
              minWidth: 0,
              fontWeight: 550,
              overflowWrap: 'anywhere',
              // The whole row is pressed.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {name}
          </Link>
          <StatusChip tone="neutral">{t(`layout.${chatConfig.layoutMode}`)}</StatusChip>
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {sites} · {used}
        </Box>
      </Box>
      <Box sx={{ position: 'relative', zIndex: 1 }}>
        <MoreMenu
          label={t('list.more', { name })}
          items={[
            {
              label: t('admin.copy'),
              icon: Copy,
              disabled: !mayCopy,
              onChoose: () =>
                void navigate({
                  to: '/settings/widget/$widgetId',
                  params: { widgetId: 'new' },
                  search: { copy: id },
                }),
            },
          ]}
          remove={{ label: shell('action.delete'), onChoose: () => void remove(client) }}
        />
      </Box>
    </Box>
  );
}
