import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { type ChoiceLine, ChoiceLines } from '../../../ui/ChoiceLines.tsx';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useSourceList } from '../../sources/index.ts';
import { useWidgetField } from '../fields/use-widget-field.ts';

const Link = createLink(MuiLink);

/** Which websites and documents the widget's answers may rest on: all there are, or those that are chosen. */
export function SourceChoice() {
  const { t } = useTranslation('widgets');
  const { data, error, refetch } = useSourceList();
  const field = useWidgetField('chatConfig.gptSetting.gptTrainingJobList');
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('generation.jobs.loading')} count={2} rowHeight={56} />;
  const chosen = field.value;
  const link = (
    <Link to="/jobs/list" underline="always">
      {t('generation.jobs.toSources')}
    </Link>
  );
  if (data.list.length === 0 && !chosen?.length)
    return (
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {t('generation.jobs.empty')} {link}
      </Box>
    );
  const known: ChoiceLine<string>[] = data.list.map(({ id, title, active }) => ({
    value: id,
    label: title || t('generation.jobs.untitled'),
    ...(!active && { about: t('generation.jobs.inactive') }),
  }));
  const gone = (chosen ?? []).filter((id) => !data.list.some((source) => source.id === id));
  const lines = known.concat(
    gone.map((id) => ({
      value: id,
      label: t('generation.jobs.gone'),
      about: t('generation.jobs.goneAbout'),
    })),
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChoiceList
        label={t('section.generationSources')}
        value={chosen === null ? 'all' : 'chosen'}
        options={(['all', 'chosen'] as const).map((value) => ({
          value,
          label: t(`generation.jobs.${value}`),
          about: t(`generation.jobs.${value}About`),
        }))}
        onChange={(value) => field.change(value === 'all' ? null : data.list.map(({ id }) => id))}
      />
      {chosen !== null && (
        <ChoiceLines
          label={t('generation.jobs.which')}
          lines={lines}
          chosen={chosen}
          problem={field.problem}
          maxHeight={308}
          onChange={field.change}
        />
      )}
      {chosen?.length === 0 && (
        <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('generation.jobs.none')}
        </Box>
      )}
      <Box sx={{ fontSize: '0.8125rem' }}>{link}</Box>
    </Box>
  );
}
