import { useTranslation } from 'react-i18next';
import { EditorHeader } from '../../lib/forms/EditorHeader.tsx';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import { TestForm } from './TestForm.tsx';
import { useNewTest } from './use-new-test.ts';

/** A conversation that is to go as it is written here. Ctrl/⌘ S saves. */
export function NewTestScreen() {
  const { t } = useTranslation('conversationTests');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const editor = useNewTest();
  const { languageId } = editor;
  return (
    <EditorPage>
      <EditorHeader
        title={t('detail.newTitle')}
        back={<BackLink to="/intent/tests">{t('title')}</BackLink>}
        notSaved={editor.dirty ? t('detail.notSaved') : null}
        saving={editor.saving}
        onSave={() => void editor.save()}
      />
      <TestForm
        test={editor.values}
        onChange={editor.set}
        languageId={languageId}
        titleProblem={editor.problemOf('title')}
        isNew
        language={
          agent.languageList.length > 1 && (
            <NativeSelect
              label={t('detail.language')}
              options={agent.languageList.map(({ id, languageCodeShort }) => ({
                value: id,
                label: shell(`language.${languageCodeShort}`),
              }))}
              value={languageId}
              onChange={editor.chooseLanguage}
            />
          )
        }
      />
    </EditorPage>
  );
}
