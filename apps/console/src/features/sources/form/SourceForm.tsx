import Box from '@mui/material/Box';
import { Role } from '@samtale/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { isWebsite } from '../editor-source.ts';
import type { SourceEditorState } from '../use-source-editor.ts';
import { OftenFields } from './OftenFields.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import { SignInFields } from './SignInFields.tsx';
import { SourceLinesField } from './SourceLinesField.tsx';
import { SourceTextField } from './SourceTextField.tsx';
import { UsedByFields } from './UsedByFields.tsx';

/** What is read of a source, how often, and who uses it. */
export function SourceForm({ editor }: { editor: SourceEditorState }) {
  const { t } = useTranslation('jobs');
  const { roles } = useSession();
  const isAdministrator = roles.includes(Role.administrator);
  const website = isWebsite(editor.source);
  const { refusals } = editor;
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: 720 }}>
      <ProfileSection title={t(website ? 'form.section.address' : 'form.section.document')}>
        <GeneralFields editor={editor} />
      </ProfileSection>
      {website && (
        <ProfileSection title={t('form.section.extent')}>
          <ExtentFields editor={editor} />
        </ProfileSection>
      )}
      {(website || editor.fromAddress) && (
        <ProfileSection title={t('form.section.often')}>
          <OftenFields editor={editor} />
        </ProfileSection>
      )}
      <ProfileSection title={t('form.section.widgets')} about={t('form.sectionAbout.widgets')}>
        <UsedByFields editor={editor} />
      </ProfileSection>
      {website && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ReadingFields editor={editor} isAdministrator={isAdministrator} />
          {isAdministrator && <SignInFields editor={editor} />}
        </Box>
      )}
    </Box>
  );
}

interface FieldsProps {
  editor: SourceEditorState;
}

/** Where it is, what it is called, and whether it counts. */
function GeneralFields({ editor }: FieldsProps) {
  const { t } = useTranslation('jobs');
  const website = isWebsite(editor.source);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {website && (
        <SourceTextField
          editor={editor}
          field="url"
          type="url"
          inputMode="url"
          required
          maxLength={2000}
          autoFocus={editor.isNew}
          label={t('form.field.url')}
          placeholder="https://www.butik.dk"
          note={t('form.note.url')}
        />
      )}
      <SourceTextField
        editor={editor}
        field="name"
        label={t('form.field.name')}
        note={t(website ? 'form.note.name' : 'form.note.documentsName')}
      />
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <SettingRow
          title={t('form.field.active')}
          description={t('form.note.active')}
          checked={editor.source.active}
          onChange={(active) => editor.change({ active })}
        />
      </Box>
    </Box>
  );
}

/** Which pages of the website are read. */
function ExtentFields({ editor }: FieldsProps) {
  const { t } = useTranslation('jobs');
  const { includeUnderPages } = editor.source;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <SettingRow
        title={t('form.field.includeUnderPages')}
        description={t('form.note.includeUnderPages')}
        checked={includeUnderPages}
        onChange={(on) => editor.change({ includeUnderPages: on })}
      >
        {includeUnderPages && (
          <Box sx={{ display: 'grid', gap: 2.5, mt: 2, mb: 1 }}>
            {(['includeOnlyStartedWith', 'notIncludeInUrl'] as const).map((field) => (
              <SourceLinesField
                key={field}
                editor={editor}
                field={field}
                label={t(`form.field.${field}`)}
                note={t(`form.note.${field}`)}
              />
            ))}
          </Box>
        )}
      </SettingRow>
    </Box>
  );
}
