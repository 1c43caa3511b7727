import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PushDevice } from '@samtale/contract';
import { BellRing, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceLine, DeviceWords } from '../../ui/DeviceLine.tsx';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
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
  if (renaming) {
    const rename = (name: string) => {
      setRenaming(false);
      if (name.trim() && name.trim() !== deviceName) onRename(name.trim());
    };
    return (
      <DeviceLine isHandheld={isHandheld(deviceName)}>
        <NameInput name={deviceName} onDone={rename} onCancel={() => setRenaming(false)} />
      </DeviceLine>
    );
  }
  return (
    <DeviceLine isHandheld={isHandheld(deviceName)}>
      <DeviceWords name={deviceName} here={isHere ? t('list.current') : null}>
        {browser} ·{' '}
        {lastUsedAt ? (
          <>
            {t('list.lastUsed')} <Timestamp value={lastUsedAt} />
          </>
        ) : (
          t('list.neverUsed')
        )}
      </DeviceWords>
      <MoreMenu
        label={t('list.more', { name: deviceName })}
        items={[
          { label: t('list.test'), icon: BellRing, onChoose: onTest },
          { label: t('list.rename'), icon: Pencil, onChoose: () => setRenaming(true) },
        ]}
        remove={{ label: t('list.remove'), onChoose: onRemove }}
      />
    </DeviceLine>
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
