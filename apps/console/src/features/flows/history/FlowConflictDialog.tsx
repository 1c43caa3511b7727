import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/Segmented.tsx';
import { baseOfNew, type EditorFlow, flowInput } from '../editor/editor-flow.ts';
import { ChangeList } from './ChangeList.tsx';
import { compareFlows, type PartChange } from './compare-flows.ts';
import { flowParts } from './flow-parts.ts';
import { type FlowField, mergeFlows, withField } from './merge-flows.ts';
import { usePartWords } from './use-part-words.ts';

interface FlowConflictDialogProps {
  /** The flow as both began to change it, as it stands here, and as somebody else has saved it. */
  base: EditorFlow;
  mine: EditorFlow;
  theirs: EditorFlow;
  /** Back to the editor, with nothing saved. */
  onStay(): void;
  /** The others' version instead of mine. */
  onReload(): void;
  onSave(merged: EditorFlow): void;
}

/** Somebody else has saved the same flow: both versions side by side where they differ, and one to choose of each. */
export function FlowConflictDialog({
  base,
  mine,
  theirs,
  onStay,
  onReload,
  onSave,
}: FlowConflictDialogProps) {
  const { t } = useTranslation('flows');
  const titleId = useId();
  const words = usePartWords();
  const [takesTheirs, setTakesTheirs] = useState<ReadonlySet<FlowField>>(new Set());
  const { merged, taken, conflicts } = mergeFlows(base, mine, theirs);
  const partsOf = (flow: EditorFlow) => flowParts(flowInput(baseOfNew(null), flow, false), words);
  const changes = compareFlows(partsOf(theirs), partsOf(mine), t('history.part.order'));
  const result = conflicts
    .filter((field) => takesTheirs.has(field))
    .reduce((flow, field) => withField(flow, field, theirs), merged);
  const choose = (field: FlowField, side: 'mine' | 'theirs') => {
    const next = new Set(takesTheirs);
    if (side === 'theirs') next.add(field);
    else next.delete(field);
    setTakesTheirs(next);
  };
  return (
    <Dialog open onClose={onStay} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t('intentDetail.snackbar.changedByOther')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t(conflicts.length ? 'history.conflict.choose' : 'history.conflict.noneBoth')}
        </DialogContentText>
        {taken.length > 0 && (
          <DialogContentText sx={{ mt: 1 }}>
            {t('history.conflict.taken', {
              names: taken.map((field) => t(`history.field.${field}`)).join(', '),
            })}
          </DialogContentText>
        )}
        {conflicts.map((field) => (
          <Box key={field} role="group" aria-label={t(`history.field.${field}`)} sx={{ mt: 3 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
              <Typography sx={{ flex: 1, fontWeight: 600 }}>{t(`history.field.${field}`)}</Typography>
              <Segmented
                label={t(`history.field.${field}`)}
                value={takesTheirs.has(field) ? 'theirs' : 'mine'}
                onChange={(side) => choose(field, side)}
                choices={[
                  { value: 'theirs', label: t('history.conflict.theirs') },
                  { value: 'mine', label: t('history.conflict.mine') },
                ]}
              />
            </Box>
            <ChangeList
              changes={changes.filter((change) => fieldOf(change) === field)}
              beforeLabel={t('history.conflict.theirs')}
              afterLabel={t('history.conflict.mine')}
              kind="choice"
            />
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onStay} autoFocus sx={{ mr: 'auto' }}>
          {t('editor.conflict.stay')}
        </Button>
        <Button variant="outlined" color="error" onClick={onReload}>
          {t('history.conflict.reload')}
        </Button>
        <Button variant="contained" onClick={() => onSave(result)}>
          {t('history.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const fieldOfPart: Readonly<Record<string, FlowField>> = {
  title: 'title',
  phrases: 'phrases',
  template: 'templateId',
  parameters: 'parameters',
  actions: 'actions',
  settings: 'settings',
  disabled: 'disabled',
};

/** The field a part belongs to: bubbles, named by their ids, and their order are the responses'. */
const fieldOf = ({ id }: PartChange): FlowField => fieldOfPart[id] ?? 'responses';
