import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../lib/screen/Problem.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { inputOfMoment, momentOfInput } from './moment-input.ts';
import type { FlowEditorState } from './use-flow-editor.ts';

const moments = ['publishAt', 'unPublishAt'] as const;
type Moment = (typeof moments)[number];
/** A plan that is switched on begins tomorrow and lasts a week, in milliseconds. */
const day = 24 * 60 * 60_000;

/** When visitors get the flow, and when they have it no more. */
export function PublishingPlanRow({ editor: { flow, setFlow, problems } }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const { plan } = flow;
  const isOn = plan.publishAt !== null || plan.unPublishAt !== null;
  const set = (moment: Moment, value: string | null) =>
    setFlow((now) => ({ ...now, plan: { ...now.plan, [moment]: value } }));
  const begin = () => {
    const tomorrow = new Date(Date.now() + day);
    tomorrow.setHours(8, 0, 0, 0);
    const after = new Date(tomorrow.getTime() + 7 * day);
    return { publishAt: tomorrow.toISOString(), unPublishAt: after.toISOString() };
  };
  return (
    <SettingRow
      title={t('settings.plan.title')}
      description={t('settings.plan.description')}
      checked={isOn}
      onChange={(on) =>
        setFlow((now) => ({ ...now, plan: on ? begin() : { publishAt: null, unPublishAt: null } }))
      }
    >
      {isOn && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1.5 }}>
          {moments.map((moment) => (
            <MomentField
              key={moment}
              label={t(`settings.plan.${moment}`)}
              value={plan[moment]}
              // A moment that was changed since it was refused is another one.
              problem={problems.get(moment)}
              onChange={(value) => set(moment, value)}
            />
          ))}
        </Box>
      )}
    </SettingRow>
  );
}

interface MomentFieldProps {
  label: string;
  value: string | null;
  problem: string | undefined;
  onChange(value: string | null): void;
}

function MomentField({ label, value, problem, onChange }: MomentFieldProps) {
  const { t } = useTranslation('flows');
  const id = useId();
  return (
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, mt: 0.5 }}>
        <OutlinedInput
          id={id}
          size="small"
          type="datetime-local"
          fullWidth
          value={inputOfMoment(value)}
          error={problem !== undefined}
          onChange={({ target }) => onChange(momentOfInput(target.value))}
        />
        <Button
          color="inherit"
          aria-label={`${label}: ${t('settings.plan.now')}`}
          onClick={() => onChange(new Date().toISOString())}
        >
          {t('settings.plan.now')}
        </Button>
        <Button
          color="inherit"
          disabled={value === null}
          aria-label={`${label}: ${t('settings.plan.clear')}`}
          onClick={() => onChange(null)}
        >
          {t('settings.plan.clear')}
        </Button>
      </Box>
      <Problem messageKey={problem} />
    </Box>
  );
}
