import Box from '@mui/material/Box';
import { GenerationMode } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { UpgradeMessage } from '../../subscriptions/index.ts';
import { SectionNote } from '../fields/SectionNote.tsx';
import { SectionSwitches } from '../fields/SectionSwitches.tsx';
import { SwitchList } from '../fields/SwitchList.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';
import type { SectionProps } from '../WidgetForm.tsx';
import { DetailFields } from './DetailFields.tsx';
import { FailureFields } from './FailureFields.tsx';
import { InstructionFields } from './InstructionFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { ModelFields } from './ModelFields.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { SourceCounts } from './SourceCounts.tsx';
import { useGeneration } from './use-generation.ts';

const modes = [GenerationMode.off, GenerationMode.besideFlows, GenerationMode.alone];

/** When a language model answers, on what it rests, and what happens where it does not. */
export function GenerationSection({ isNew }: Pick<SectionProps, 'isNew'>) {
  const { t } = useTranslation('widgets');
  const { data, error, refetch } = useGeneration();
  const mode = useWidgetField('chatConfig.gptSetupType');
  return (
    <>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && !data.isIncluded && <UpgradeMessage>{t('generation.notIncluded')}</UpgradeMessage>}
      {data?.isIncluded && !data.isSetUp && <SectionNote>{t('generation.notSetUp')}</SectionNote>}
      <ProfileSection title={t('section.generationMode')} about={t('about.generationMode')}>
        <ChoiceList
          label={t('section.generationMode')}
          value={String(mode.value)}
          options={modes.map((one) => ({
            value: String(one),
            label: t(`generation.mode.${one}`),
            about: t(`generation.modeAbout.${one}`),
          }))}
          onChange={(value) => mode.change(modes.find((one) => String(one) === value) ?? mode.value)}
        />
        {mode.value === GenerationMode.off && (
          <Box sx={{ mt: 1.5 }}>
            <SectionNote>{t('generation.off')}</SectionNote>
          </Box>
        )}
      </ProfileSection>
      <ProfileSection title={t('section.generationSources')} about={t('about.generationSources')}>
        <SourceChoice />
      </ProfileSection>
      <ProfileSection title={t('section.generationFlows')} about={t('about.generationFlows')}>
        <SourceCounts sources={data?.sourceList} />
      </ProfileSection>
      <ProfileSection title={t('section.generationInstructions')} about={t('about.generationInstructions')}>
        <InstructionFields />
      </ProfileSection>
      <ProfileSection title={t('section.generationDetails')} about={t('about.generationDetails')}>
        <DetailFields />
      </ProfileSection>
      <ProfileSection title={t('section.generationModel')}>
        <ModelFields models={data?.modelList} />
      </ProfileSection>
      <ProfileSection title={t('section.generationLimits')}>
        <LimitFields used={isNew ? undefined : data?.used} />
      </ProfileSection>
      <ProfileSection title={t('section.generationFailure')} about={t('about.generationFailure')}>
        <FailureFields />
      </ProfileSection>
      <ProfileSection title={t('section.generationShown')}>
        <SwitchList>
          <SectionSwitches section="sources" />
        </SwitchList>
      </ProfileSection>
    </>
  );
}
