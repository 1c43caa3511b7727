import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PushDevice } from '@samtale/contract';
import { BellRing, Monitor, Pencil, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { isHandheld } from './is-handheld.ts';

interface DeviceRowProps {
  device: PushDevice;
  /** It is the browser this is read in. */
  isHere: boolean;
  onRename(name: string): void;
  onRemove(): void;
  onTest(): void;
}

const nameMax = 100;

/** One device, with its name and when it was told of something last. */
export function DeviceRow({ device, isHere, onRename, onRemove, onTest }: DeviceRowProps) {
  const { t } = useTranslation('push');
  const [renaming, setRenaming] = useState(false);
  const { deviceName, browser, lastUsedAt } = device;
  const Icon = isHandheld(deviceName) ? Smartphone : Monitor;
  if (renaming) {
    const rename = (name: string) => {
      setRenaming(false);
      if (name.trim() && name.trim() !== deviceName) onRename(name.trim());
    };
    return (
      <Row icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}>
        <NameInput name={deviceName} onDone={rename} onCancel={() => setRenaming(false)} />
      </Row>
    );
  }
  return (
    <Row icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 550 }}>
            {deviceName}
          </Typography>
          {isHere && <StatusChip tone="neutral">{t('list.current')}</StatusChip>}
        </Box>
        <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {browser} ·{' '}
          {lastUsedAt ? (
            <>
              {t('list.lastUsed')} <Timestamp value={lastUsedAt} />
            </>
          ) : (
            t('list.neverUsed')
          )}
        </Typography>
      </Box>
      <MoreMenu
        label={t('list.more', { name: deviceName })}
        items={[
          { label: t('list.test'), icon: BellRing, onChoose: onTest },
          { label: t('list.rename'), icon: Pencil, onChoose: () => setRenaming(true) },
        ]}
        remove={{ label: t('list.remove'), onChoose: onRemove }}
      />
    </Row>
  );
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 64,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', placeItems: 'center', width: 40, color: 'text.secondary' }}>{icon}</Box>
      {children}
    </Box>
  );
}

interface NameInputProps {
  name: string;
  onDone(name: string): void;
  onCancel(): void;
}

function NameInput({ name, onDone, onCancel }: NameInputProps) {
  const { t } = useTranslation('push');
  const { t: shell } = useTranslation();
  const [typed, setTyped] = useState(name);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      sx={{
        display: 'flex',
        flex: 1,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        py: { xs: 1.5, sm: 0 },
      }}
    >
      <FramedInput
        aria-label={t('list.name')}
        value={typed}
        maxLength={nameMax}
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="contained" disabled={!typed.trim()}>
        {shell('action.save')}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {shell('action.cancel')}
      </Button>
    </Box>
  );
}
