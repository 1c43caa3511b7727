import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type CompanyFacts,
  companyFactMax,
  companyFactNames,
  type endpoints,
  type ReplyOf,
} from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../../ui/FieldGrid.tsx';
import { LabelledInput } from '../../../../ui/LabelledInput.tsx';
import { SettingHead } from '../../../../ui/SettingHead.tsx';
import { FoundOnWebsite } from '../../../office-hours/index.ts';
import { SettingTab } from '../../SettingTab.tsx';
import { useCompanyEditor } from '../../use-company-editor.ts';

const ButtonLink = createLink(Button);

/** What a phone's keyboard needs to know; browsers do not fill in what is somebody else's. */
const inputs: Record<keyof CompanyFacts, ComponentProps<'input'>> = {
  companyName: {},
  companyAddress: {},
  companyPhone: { type: 'tel' },
  companyEmail: { type: 'email' },
  companyWebsite: { inputMode: 'url', spellCheck: false },
};

/** What answers may say of the company, and the way to the opening hours, which they may say too. */
export function CompanyForm({ saved }: { saved: ReplyOf<typeof endpoints.settings.getCompanyFacts> }) {
  const { t } = useTranslation('settings');
  const fields = useRef<Partial<Record<keyof CompanyFacts, HTMLInputElement | null>>>({});
  const editor = useCompanyEditor(saved, (name) => fields.current[name]?.focus());
  return (
    <SettingTab name="company" editor={editor} conflict={editor.conflict}>
      <FieldGrid>
        {companyFactNames.map((name) => {
          const found = saved.foundList.find((one) => one.name === name);
          return (
            <div key={name}>
              <LabelledInput
                {...inputs[name]}
                ref={(field) => {
                  fields.current[name] = field;
                }}
                label={t(`company.${name}`)}
                autoComplete="off"
                maxLength={companyFactMax}
                {...editor.text(name)}
              />
              {found && !editor.values[name] && (
                <FoundOnWebsite
                  url={found.url}
                  label={t('company.take', { value: found.value })}
                  onTake={() => {
                    editor.change({ [name]: found.value });
                    fields.current[name]?.focus();
                  }}
                />
              )}
            </div>
          );
        })}
      </FieldGrid>
      <Box sx={{ mt: 5, mb: 1.5 }}>
        <SettingHead title={t('company.hours.title')} description={t('company.hours.about')} />
      </Box>
      <ButtonLink
        to="/settings/$tabName"
        params={{ tabName: 'officeTime' }}
        variant="outlined"
        color="inherit"
        startIcon={<CalendarClock aria-hidden />}
      >
        {t('company.hours.open')}
      </ButtonLink>
    </SettingTab>
  );
}
