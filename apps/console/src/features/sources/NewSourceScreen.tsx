import { newId, type OfferedSourceType, type Source, SourceType } from '@samtale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { FormColumn } from '../../ui/FormColumn.tsx';
import { UpgradeMessage } from '../subscriptions/index.ts';
import { DocumentsSection } from './documents/DocumentsSection.tsx';
import { uploads } from './documents/use-document-uploads.ts';
import { isWebsite, readSource } from './editor-source.ts';
import { SourceForm } from './form/SourceForm.tsx';
import { isPlanFull } from './NewSourceButtons.tsx';
import { SourceHeader } from './SourceHeader.tsx';
import { SourceLoading } from './SourceLoading.tsx';
import { useSource } from './use-source.ts';
import { useSourceEditor } from './use-source-editor.ts';
import { useSourceList } from './use-source-list.ts';

/** A new source: a website, or documents. */
export function NewSourceScreen() {
  const { t } = useTranslation('jobs');
  const { type = SourceType.website } = useSearch({ from: '/shell/jobs/detail' });
  const navigate = useNavigate();
  const { data, isError, isFetchedAfterMount } = useSource(newId);
  const [loaded, setLoaded] = useState<Source | null>(null);
  if (data && isFetchedAfterMount && !loaded) setLoaded(data);
  useLeaveOnFailure(isError && !loaded, t('form.loadingError'), () => void navigate({ to: '/jobs/list' }));
  return (
    <EditorPage>
      {loaded ? <NewSource key={type} begun={loaded} type={type} /> : <SourceLoading isFailed={isError} />}
    </EditorPage>
  );
}

interface NewSourceProps {
  /** What a new one begins with. */
  begun: Source;
  type: OfferedSourceType;
}

function NewSource({ begun, type }: NewSourceProps) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { data: list } = useSourceList();
  const open = ({ id }: Source) => void navigate({ to: '/jobs/detail/$id', params: { id }, replace: true });
  const editor = useSourceEditor({
    loaded: begun,
    initial: { ...readSource(begun), sourceType: type },
    onCreated: open,
  });
  const upload = async (files: readonly File[]) => {
    const saved = await editor.saveSilently();
    if (!saved) return;
    uploads.add(saved, files);
    open(saved);
  };
  const full = list && isPlanFull(list) ? list.maxSourceCount : null;
  return (
    <>
      <SourceHeader editor={editor} />
      <FormColumn maxWidth={720}>
        {full !== null && <UpgradeMessage>{t('list.planFull', { count: full })}</UpgradeMessage>}
        {!isWebsite(editor.source) && (
          <DocumentsSection editor={editor} hasPages={false} onFiles={(files) => void upload(files)} />
        )}
        <SourceForm editor={editor} />
      </FormColumn>
    </>
  );
}
