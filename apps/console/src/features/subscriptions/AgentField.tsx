import { endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { PickField, PickOption } from '../../ui/PickField.tsx';
import { PickList } from '../../ui/PickList.tsx';
import type { SubscriptionValues } from './subscription-values.ts';

type ChosenAgent = Pick<SubscriptionValues, 'agentId' | 'agentName' | 'customerName'>;

interface AgentFieldProps {
  /** Empty until one is chosen. */
  chosen: ChosenAgent;
  /** A subscription that is saved stays whose it is. */
  isFixed: boolean;
  problem: string | undefined;
  onChange(chosen: ChosenAgent): void;
}

/** Whose subscription it is: one of all agents. */
export function AgentField({ chosen, isFixed, problem, onChange }: AgentFieldProps) {
  const { t } = useTranslation('subscriptions');
  const id = useId();
  const { agentId, agentName, customerName } = chosen;
  if (isFixed)
    return <LabelledInput label={t('field.agentId')} value={agentName} note={customerName} readOnly />;
  const name = agentName || t('field.choose');
  return (
    <FieldFrame id={id} label={t('field.agentId')} note={customerName} problem={problem} named>
      <PickField
        invalid={problem !== undefined}
        describedBy={problem || customerName ? `${id}-note` : undefined}
        label={`${t('field.agentId')}: ${name}`}
        list={(close) => (
          <AgentOptions
            agentId={agentId}
            onPick={(agent) => {
              close();
              onChange(agent);
            }}
          />
        )}
        chosen={name}
      />
    </FieldFrame>
  );
}

interface AgentOptionsProps {
  agentId: string;
  onPick(agent: ChosenAgent): void;
}

function AgentOptions({ agentId, onPick }: AgentOptionsProps) {
  const { t } = useTranslation('subscriptions');
  const [text, setText] = useState('');
  const { data } = useEndpoint(
    endpoints.agents.findAgents,
    { params: { name: text.trim() || '*' } },
    { placeholderData: keepPreviousData },
  );
  return (
    <PickList
      label={t('field.searchAgent')}
      placeholder={t('field.searchAgent')}
      nothing={data ? t('field.noAgent') : t('list.loading')}
      maxHeight={280}
      text={text}
      onText={setText}
      options={data?.list ?? []}
      keyOf={({ id }) => id}
      isSelected={({ id }) => id === agentId}
      onPick={({ id, name, customerName }) => onPick({ agentId: id, agentName: name, customerName })}
      show={({ id, name, customerName }) => (
        <PickOption name={name} detail={customerName} isChosen={id === agentId} />
      )}
    />
  );
}
