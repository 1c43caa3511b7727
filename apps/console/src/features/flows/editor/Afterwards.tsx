import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../../../ui/Toggle.tsx';
import { FlowPicker } from '../picker/FlowPicker.tsx';
import { newGuid } from './new-guid.ts';
import { Problem } from './Problem.tsx';
import { TargetNote } from './SuggestionEditor.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

/** What follows the answer, and whether the flow takes part at all. */
export function Afterwards({ editor: { flow, setFlow, problems } }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const { redirect, handOver, disabled } = flow;
  const target = redirect?.intentId
    ? ({ kind: 'flow', id: redirect.intentId } as const)
    : ({ kind: 'none' } as const);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 1, maxWidth: 760 }}>
      <Setting
        title={t('afterwards.redirect.title')}
        description={t('afterwards.redirect.description')}
        checked={redirect !== null}
        onChange={(on) =>
          setFlow((now) => ({ ...now, redirect: on ? { id: newGuid(), intentId: null } : null }))
        }
      >
        {redirect && (
          <Box sx={{ mt: 1.5, maxWidth: 420 }}>
            <FlowPicker
              target={target}
              label={t('afterwards.redirect.target')}
              invalid={problems.has(redirect)}
              onPick={(picked) =>
                picked.kind === 'flow' &&
                setFlow((now) => ({ ...now, redirect: { ...redirect, intentId: picked.id } }))
              }
            />
            <Problem messageKey={problems.get(redirect)} />
            <TargetNote target={target} />
          </Box>
        )}
      </Setting>
      <Setting
        title={t('afterwards.handOver.title')}
        description={t('afterwards.handOver.description')}
        checked={handOver !== null}
        onChange={(on) => setFlow((now) => ({ ...now, handOver: on ? { id: newGuid() } : null }))}
      />
      <Setting
        title={t('afterwards.disabled.title')}
        description={t('afterwards.disabled.description')}
        checked={disabled}
        onChange={(on) => setFlow((now) => ({ ...now, disabled: on }))}
      />
    </Box>
  );
}

interface SettingProps {
  title: string;
  description: string;
  checked: boolean;
  onChange(on: boolean): void;
  children?: ReactNode;
}

function Setting({ title, description, checked, onChange, children }: SettingProps) {
  const id = useId();
  return (
    <Box sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box component="label" htmlFor={id} sx={{ flex: 1, cursor: 'pointer' }}>
          <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {description}
          </Typography>
        </Box>
        <Toggle id={id} checked={checked} onChange={onChange} />
      </Box>
      {children}
    </Box>
  );
}
