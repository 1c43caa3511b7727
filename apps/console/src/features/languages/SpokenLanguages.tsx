import { endpoints, type Language, languages } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { call, useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { CopyFlows } from './CopyFlows.tsx';
import { LanguageRow } from './LanguageRow.tsx';

/** The languages the agent speaks, and how flows come from one into another. `onSaved` is told that they are others. */
export function SpokenLanguages({ onSaved }: { onSaved(): void }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation();
  const { agent, language } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const spoken = new Set(agent.languageList.map(({ id }) => id));
  const save = useEndpointChange(endpoints.settings.saveLanguages, { onSuccess: onSaved });
  const params = { agentId: agent.id };
  /** Goes by the languages as they are saved now: with those of before, a colleague's new one would be deleted. */
  const speak = async (one: Language, on: boolean) => {
    try {
      const { languageList } = await call(endpoints.settings.getAgentSettings, { params });
      const others = languageList.map(({ id }) => id).filter((id) => id !== one.id);
      save.mutate({
        params: { ...params, projectId: agent.id },
        body: { languageList: on ? [...others, one.id] : others },
      });
    } catch (error) {
      toast.failure(error);
    }
  };
  const leave = async (one: Language) => {
    const confirmed = await confirm({
      title: t('languages.leave.title', { language: t(`languages.inSentence.${one.languageCodeShort}`) }),
      description: t('languages.leave.text'),
      confirmLabel: t('languages.leave.confirm'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (confirmed) await speak(one, false);
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
          onChange={(on) => void (on ? speak(one, true) : leave(one))}
        />
      ))}
      {others.map((from) => (
        <CopyFlows key={from.id} from={from} to={language} />
      ))}
    </>
  );
}
