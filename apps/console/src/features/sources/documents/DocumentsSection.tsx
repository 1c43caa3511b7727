import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Source } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SourceTextField } from '../form/SourceTextField.tsx';
import type { SourceEditorState } from '../use-source-editor.ts';
import { DocumentList } from './DocumentList.tsx';
import { DropZone } from './DropZone.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useDocumentUploads } from './use-document-uploads.ts';

interface DocumentsSectionProps {
  editor: SourceEditorState;
  /** As it is now; left out of one that is not saved yet. */
  live?: Source;
  /** Some have been read. */
  hasPages: boolean;
  onFiles(files: readonly File[]): void;
}

/** Where the documents of a source come from: files that are uploaded, or an address. */
export function DocumentsSection({ editor, live, hasPages, onFiles }: DocumentsSectionProps) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const { fromAddress, setFromAddress } = editor;
  const shown = fromAddress ? 'address' : 'files';
  const content = fromAddress ? (
    <AddressFields editor={editor} />
  ) : (
    <>
      <DropZone isBusy={editor.saving} isSmall={hasPages} onFiles={onFiles} />
      <UploadList sourceId={editor.saved.id} />
      {live && <DocumentList source={live} />}
    </>
  );
  // A source has its documents from one or the other: once it has any there is no choice any more.
  const mayChoose = editor.isNew || (editor.saved.url === '' && !hasPages);
  if (!mayChoose) return content;
  return (
    <Box>
      <Tabs
        value={shown}
        onChange={(_, next: typeof shown) => setFromAddress(next === 'address')}
        aria-label={t('documents.tabs')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {(['files', 'address'] as const).map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={t(`documents.${name}`)}
          />
        ))}
      </Tabs>
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {content}
      </Box>
    </Box>
  );
}

/** A document that lies on the web, and whether it is fetched again. */
function AddressFields({ editor }: { editor: SourceEditorState }) {
  const { t } = useTranslation('jobs');
  return (
    <Box sx={{ maxWidth: 720 }}>
      <SourceTextField
        editor={editor}
        field="url"
        type="url"
        inputMode="url"
        required
        maxLength={2000}
        label={t('form.field.documentUrl')}
        placeholder="https://www.butik.dk/vilkaar.pdf"
        note={t('form.note.documentUrl')}
      />
    </Box>
  );
}

/** The documents that are on their way, and those that could not be read; the others stand in the list below. */
function UploadList({ sourceId }: { sourceId: string }) {
  const { t } = useTranslation('jobs');
  const list = useDocumentUploads(sourceId).filter(({ state }) => state !== 'done');
  if (list.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('documents.uploads')} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {list.map((upload) => (
        <UploadRow key={upload.key} upload={upload} />
      ))}
    </Box>
  );
}
