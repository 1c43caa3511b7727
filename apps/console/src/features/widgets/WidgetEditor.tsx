import Box from '@mui/material/Box';
import type { ChatClient } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RecordEditor } from '../../lib/forms/RecordEditor.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { BackToList } from './BackToList.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { useDeleteWidget } from './use-delete-widget.ts';
import { useWidgetContext } from './use-widget-context.ts';
import { useWidgetEditor } from './use-widget-editor.ts';
import { WidgetForm } from './WidgetForm.tsx';
import { WidgetTabList } from './WidgetTabList.tsx';
import { tabOfPath, tabsOfSaved, type WidgetTabName } from './widget-tabs.ts';
import type { WidgetValues } from './widget-values.ts';

interface WidgetEditorProps {
  loaded: ChatClient | null;
  initial: WidgetValues;
  tab: WidgetTabName;
  /** Null is any number. */
  maxLanguageCount: number | null;
  onTab(tab: WidgetTabName): void;
  onCreated(saved: ChatClient): void;
}

/** A widget's settings on the left, and beside them what visitors would see. Ctrl/⌘ S saves. */
export function WidgetEditor({
  loaded,
  initial,
  tab,
  maxLanguageCount,
  onTab,
  onCreated,
}: WidgetEditorProps) {
  const { t } = useTranslation('widgets');
  const navigate = useNavigate();
  const context = useWidgetContext(maxLanguageCount);
  const [shows, setShows] = useState<'form' | 'preview'>('form');
  const shown = loaded || !tabsOfSaved.includes(tab) ? tab : 'general';
  const scroller = useRef<HTMLDivElement>(null);
  const showsWrong = useRef(false);
  const editor = useWidgetEditor({
    loaded,
    initial,
    context,
    onCreated,
    onWrong: (paths) => {
      setShows('form');
      showsWrong.current = true;
      const wrong = paths.map(tabOfPath);
      if (wrong[0] && !wrong.includes(shown)) onTab(wrong[0]);
    },
  });
  const { saved } = editor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is read from its beginning
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [shown]);
  // Its tab may have to be opened first.
  useEffect(() => {
    const wrong = showsWrong.current && scroller.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    showsWrong.current = false;
    wrong.focus();
  });
  const remove = useDeleteWidget(() => {
    editor.leaveFreely();
    void navigate({ to: '/settings/$tabName', params: { tabName: 'widget' } });
  });
  const copy = () =>
    void navigate({
      to: '/settings/widget/$widgetId',
      params: { widgetId: 'new' },
      search: { copy: saved?.id },
    });
  return (
    <RecordEditor
      title={saved?.name ?? t('newTitle')}
      back={<BackToList />}
      editor={editor}
      notSaved={t('notSaved')}
      conflictTexts={{
        title: t('widgets.changedByOther'),
        description: t('conflict.description'),
        stay: t('conflict.stay'),
        overwrite: t('conflict.overwrite'),
        reload: t('conflict.reload'),
      }}
    >
      <Box sx={{ display: { lg: 'none' }, px: 2, pb: 1 }}>
        <Segmented<'form' | 'preview'>
          label={t('show.label')}
          value={shows}
          choices={[
            { value: 'form', label: t('show.form') },
            { value: 'preview', label: t('show.preview') },
          ]}
          onChange={setShows}
        />
      </Box>
      <Box
        sx={{
          display: { xs: shows === 'form' ? 'block' : 'none', lg: 'block' },
          position: { xs: 'sticky', md: 'static' },
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
        }}
      >
        <WidgetTabList
          tab={shown}
          isNew={saved === null}
          wrongTabs={editor.wrongPaths.map(tabOfPath)}
          onTab={onTab}
        />
      </Box>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Box
          ref={scroller}
          sx={{
            display: { xs: shows === 'form' ? 'block' : 'none', lg: 'block' },
            flex: '1 1 560px',
            minWidth: 0,
            overflowY: { md: 'auto' },
          }}
        >
          <FormProvider {...editor.form}>
            <WidgetForm
              key={shown}
              tab={shown}
              saved={saved}
              context={context}
              onCopy={copy}
              onDelete={() => saved && void remove(saved)}
            />
          </FormProvider>
        </Box>
        <Box
          sx={{
            display: { xs: shows === 'preview' ? 'flex' : 'none', lg: 'flex' },
            flex: '1 1 520px',
            minWidth: 0,
            minHeight: { xs: 560, md: 0 },
            borderLeft: { lg: 1 },
            borderColor: { lg: 'divider' },
            bgcolor: 'background.sunken',
          }}
        >
          <PreviewPane values={editor.values} />
        </Box>
      </Box>
    </RecordEditor>
  );
}
