import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ConversationSummary, Customer } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordEditor } from '../../lib/forms/RecordEditor.tsx';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { EditorColumns } from '../../ui/EditorColumns.tsx';
import { BeginConversation } from './BeginConversation.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { CustomerHistory } from './CustomerHistory.tsx';
import { customerLabel } from './customer-label.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { MergePanel } from './MergePanel.tsx';
import { type CustomerEditorOptions, useCustomerEditor } from './use-customer-editor.ts';
import { useDeleteCustomer } from './use-delete-customer.ts';

interface CustomerEditorProps extends CustomerEditorOptions {
  conversations: readonly ConversationSummary[];
  /** The customer has been made one with another. */
  onMerged(kept: Customer): void;
}

/** A customer, to be changed, with what has been said. Ctrl/⌘ S saves. */
export function CustomerEditor({ conversations, onMerged, ...options }: CustomerEditorProps) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const editor = useCustomerEditor(options);
  const { saved, dirty, duplicate } = editor;
  const [merging, setMerging] = useState<{ otherId: string | null } | null>(null);
  const remove = useDeleteCustomer(() => {
    editor.leaveFreely();
    void navigate({ to: '/customers' });
  });

  return (
    <RecordEditor
      title={saved ? customerLabel(saved) : t('detail.newTitle')}
      back={<BackLink to="/customers">{t('title')}</BackLink>}
      editor={editor}
      notSaved={t('detail.notSaved')}
      onDelete={saved && (() => void remove(saved))}
      conflictTexts={{
        title: t('customers.detail.changedByOther'),
        description: t('conflict.description'),
        stay: t('conflict.stay'),
        overwrite: t('conflict.overwrite'),
        reload: t('conflict.reload'),
      }}
    >
      <EditorColumns sideWidth={320}>
        <Box sx={{ px: { xs: 2, md: 4 }, pt: 2.5, pb: 4, overflowY: { md: 'auto' } }}>
          <CustomerForm editor={editor} />
        </Box>
        {saved && (
          <Box
            sx={{
              display: 'grid',
              alignContent: 'start',
              gap: 3,
              px: { xs: 2, md: 3 },
              pt: 2.5,
              pb: 4,
              overflowY: { md: 'auto' },
              borderLeft: { md: '1px solid var(--mui-palette-divider)' },
              borderTop: { xs: '1px solid var(--mui-palette-divider)', md: 0 },
            }}
          >
            <CustomerHistory conversations={conversations} />
            <BeginConversation customerId={saved.id} email={saved.email} />
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Merge aria-hidden />}
              onClick={() => setMerging({ otherId: null })}
              sx={{ justifySelf: 'start' }}
            >
              {t('merge.open')}
            </Button>
          </Box>
        )}
      </EditorColumns>
      {duplicate && (
        <DuplicateDialog
          other={duplicate}
          onClose={editor.closeDuplicate}
          onMerge={
            saved &&
            (() => {
              editor.closeDuplicate();
              setMerging({ otherId: duplicate.id });
            })
          }
        />
      )}
      {saved && merging && (
        <MergePanel
          customer={saved}
          otherId={merging.otherId}
          dirty={dirty}
          onClose={() => setMerging(null)}
          onMerged={(kept) => {
            editor.leaveFreely();
            onMerged(kept);
          }}
        />
      )}
    </RecordEditor>
  );
}
