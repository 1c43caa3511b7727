import chat from './chat.json';
import checks from './checks.json';
import entities from './entities.json';
import exchange from './exchange.json';
import flowEditor from './flow-editor.json';
import importTexts from './import.json';
import templates from './templates.json';

/** The texts of all other screens. */
export default {
  /** Beside what the list says of them. */
  flows: flowEditor,
  chat,
  checks,
  entities,
  exchange,
  import: importTexts,
  templates,
};
