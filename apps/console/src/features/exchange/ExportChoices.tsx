import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { endpoints } from '@samtale/contract';
import { Braces, FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { saveFile } from '../../ui/save-file.ts';

const { exportAgent, exportPhrases } = endpoints.exchange;

interface ExportChoicesProps {
  anchor: HTMLElement | null;
  onClose(): void;
  /** One of the files was chosen; the work makes and saves it. */
  onChoose(work: () => Promise<void>): void;
}

/** Which file is made of the bot: this language, all of them, or its training phrases as a table. */
export function ExportChoices({ anchor, onClose, onChoose }: ExportChoicesProps) {
  const { t } = useTranslation('flows');
  const { agent, language } = useSession();
  const { id: languageId, languageCodeShort: code } = language;
  const saveBot = async (query: { languageId?: typeof languageId }, name: string) => {
    const file = await call(exportAgent, { params: { agentId: agent.id }, query });
    saveFile(name, 'application/json', `${JSON.stringify(file, null, 2)}\n`);
  };
  const savePhrases = async () => {
    const { content } = await call(exportPhrases, { params: { agentId: agent.id, languageId } });
    saveFile(`${agent.name} ${code}.csv`, 'text/csv;charset=utf-8', content);
  };
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => onChoose(() => saveBot({ languageId }, `${agent.name} ${code}.json`))}>
        <Braces aria-hidden /> {t('list.export.language', { language: language.name })}
      </MenuItem>
      {agent.languageList.length > 1 && (
        <MenuItem onClick={() => onChoose(() => saveBot({}, `${agent.name}.json`))}>
          <Braces aria-hidden /> {t('list.export.all')}
        </MenuItem>
      )}
      <MenuItem onClick={() => onChoose(savePhrases)}>
        <FileSpreadsheet aria-hidden /> {t('list.export.phrases')}
      </MenuItem>
    </Menu>
  );
}
