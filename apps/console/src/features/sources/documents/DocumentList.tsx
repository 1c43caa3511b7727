import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { endpoints, type Source, type SourceDocument } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useConfirmDeletion } from '../../../lib/forms/use-confirm-deletion.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { showSource } from '../source-cache.ts';
import { useSourceWords } from '../use-source-words.ts';

/** The documents that a source has, each of which can be deleted. */
export function DocumentList({ source }: { source: Pick<Source, 'agentId' | 'id' | 'documentList'> }) {
  const { t } = useTranslation('jobs');
  const { agentId, id, documentList } = source;
  const remove = useDocumentRemoval({ agentId, id });
  if (documentList.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('documents.kept')}
      aria-live="polite"
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}
    >
      {documentList.map((document) => (
        <DocumentRow key={document.name} document={document} onRemove={() => remove(document.name)} />
      ))}
    </Box>
  );
}

function DocumentRow({ document, onRemove }: { document: SourceDocument; onRemove(): void }) {
  const { t } = useTranslation('jobs');
  const words = useSourceWords();
  const { name, pages, totalToken } = document;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary' }}>
        <FileText size={18} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      <Box sx={{ flexShrink: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {words.pages(pages)}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {' · '}
          {words.tokens(totalToken)}
        </Box>
      </Box>
      <IconButton
        size="small"
        aria-label={t('documents.delete', { name })}
        onClick={onRemove}
        sx={{ color: 'text.secondary' }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Box>
  );
}

/** Deletes a document of a source, once that is confirmed. */
function useDocumentRemoval(params: { agentId: string; id: string }): (name: string) => Promise<void> {
  const { t } = useTranslation('jobs');
  const queries = useQueryClient();
  const toast = useToast();
  const confirm = useConfirmDeletion();
  const removing = useEndpointChange(endpoints.sources.deleteSourceDocument, {
    onSuccess: (source) => {
      showSource(queries, source);
      toast.success(t('documents.deleted'));
    },
  });
  return async (name) => {
    const title = t('documents.deleteTitle', { name });
    if (await confirm({ title, description: t('documents.deleteAbout') }))
      removing.mutate({ params, query: { name } });
  };
}
