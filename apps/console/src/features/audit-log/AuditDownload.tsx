import Button from '@mui/material/Button';
import { type AuditEntry, auditPageMax, endpoints } from '@samtale/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { auditCsv } from './audit-csv.ts';
import type { AuditQuery } from './audit-query.ts';
import { useAuditSentences } from './use-audit-sentences.ts';

/** More entries than a spreadsheet is good for: whoever wants the rest chooses fewer days. */
const most = 10_000;

interface AuditDownloadProps {
  /** What is shown, and nothing else, is saved. */
  query: AuditQuery;
  disabled: boolean;
}

/** Saves the entries as a file for a spreadsheet. */
export function AuditDownload({ query, disabled }: AuditDownloadProps) {
  const { t } = useTranslation('auditLog');
  const { agent } = useSession();
  const sentences = useAuditSentences();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { entries, isCut } = await readAll(agent.id, query);
      const heads = (['at', 'who', 'did', 'record', 'address', 'browser'] as const).map((head) =>
        t(`csv.${head}`),
      );
      const csv = auditCsv(heads, entries, sentences);
      saveFile(`${t('title')} ${agent.name}.csv`, 'text/csv;charset=utf-8', csv);
      if (isCut) toast.info(t('tooMany', { count: most }));
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={busy}
      loadingPosition="start"
      disabled={disabled}
      startIcon={<Download aria-hidden />}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}

async function readAll(
  agentId: string,
  query: AuditQuery,
): Promise<{ entries: AuditEntry[]; isCut: boolean }> {
  const entries: AuditEntry[] = [];
  let next: string | null = '';
  while (next !== null && entries.length < most) {
    const page: { list: AuditEntry[]; next: string | null } = await call(endpoints.auditLog.getAuditLog, {
      params: { agentId },
      query: { ...query, take: auditPageMax, ...(next && { before: next }) },
    });
    entries.push(...page.list);
    next = page.next;
  }
  return { entries: entries.slice(0, most), isCut: next !== null };
}
