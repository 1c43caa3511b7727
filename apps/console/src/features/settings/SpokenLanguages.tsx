import { endpoints, type Language, languages } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { useSession } from '../auth/use-session.ts';
import { CopyFlows } from './CopyFlows.tsx';
import { LanguageRow } from './LanguageRow.tsx';

/** The languages the agent speaks, and how flows come from one into another. `onSaved` is told that they are others. */
export function SpokenLanguages({ onSaved }: { onSaved(): void }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation();
  const { agent, language } = useSession();
  const confirm = useConfirm();
  const spoken = new Set(agent.languageList.map(({ id }) => id));
  const save = useEndpointChange(endpoints.settings.saveLanguages, { onSuccess: onSaved });
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
    <>
      {languages.map((one) => (
        <LanguageRow
          key={one.id}
          language={one}
          isSpoken={spoken.has(one.id)}
          // The last one cannot be taken away.
          disabled={(spoken.size === 1 && spoken.has(one.id)) || save.isPending}
          onChange={(on) => (on ? speak([...agent.languageList, one]) : void leave(one))}
        />
      ))}
      {others.map((from) => (
        <CopyFlows key={from.id} from={from} to={language} />
      ))}
    </>
  );
}
