import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { endpoints, type Language, languages } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useSession } from '../auth/use-session.ts';
import { CopyFlows } from './CopyFlows.tsx';

/** The languages the agent speaks, and how flows come from one into another. */
export default function LanguagesPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation();
  const { agent, language } = useSession();
  const confirm = useConfirm();
  const spoken = new Set(agent.languageList.map(({ id }) => id));
  const save = useEndpointChange(endpoints.settings.saveLanguages, {
    // The agent is another one now, from its flag to its bots.
    onSuccess: () => window.location.assign('/intent/list'),
  });
  const speak = (list: readonly Language[]) =>
    save.mutate({
      params: { agentId: agent.id, projectId: agent.id },
      body: { languageList: list.map(({ id }) => id) },
    });
  const leave = async (one: Language) => {
    const confirmed = await confirm({
      title: t('languages.leave.title', { language: t(`languages.inSentence.${one.languageCodeShort}`) }),
      description: t('languages.leave.text'),
      confirmLabel: t('languages.leave.confirm'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (confirmed) speak(agent.languageList.filter(({ id }) => id !== one.id));
  };
  const others = agent.languageList.filter(({ id }) => id !== language.id);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('languages.title')}
      closeLabel={t('languages.close')}
      width={480}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('languages.about')}</Typography>
      {languages.map((one) => (
        <LanguageRow
          key={one.id}
          language={one}
          isSpoken={spoken.has(one.id)}
          isOnly={spoken.size === 1 && spoken.has(one.id)}
          isBusy={save.isPending}
          onChange={(on) => (on ? speak([...agent.languageList, one]) : void leave(one))}
        />
      ))}
      {others.map((from) => (
        <CopyFlows key={from.id} from={from} to={language} />
      ))}
    </SidePanel>
  );
}

interface LanguageRowProps {
  language: Language;
  isSpoken: boolean;
  /** The last one cannot be taken away. */
  isOnly: boolean;
  isBusy: boolean;
  onChange(on: boolean): void;
}

function LanguageRow({ language, isSpoken, isOnly, isBusy, onChange }: LanguageRowProps) {
  const { t: shell } = useTranslation();
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Flag country={language.countryCode} width={22} />
      <Box component="label" htmlFor={id} sx={{ flex: 1 }}>
        {shell(`language.${language.languageCodeShort}`)}
      </Box>
      <Toggle id={id} checked={isSpoken} disabled={isOnly || isBusy} onChange={onChange} />
    </Box>
  );
}
