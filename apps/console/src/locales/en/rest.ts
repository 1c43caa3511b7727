import chat from './chat.json';
import checks from './checks.json';
import conversationTests from './conversation-tests.json';
import entities from './entities.json';
import exchange from './exchange.json';
import flowEditor from './flow-editor.json';
import importTexts from './import.json';
import settings from './settings.json';
import templates from './templates.json';
import unsolvedQuestions from './unsolved-questions.json';

/** The texts of all other screens. */
export default {
  /** Beside what the list says of them. */
  flows: flowEditor,
  chat,
  checks,
  conversationTests,
  entities,
  exchange,
  import: importTexts,
  settings,
  templates,
  /** Beside what the strip says. */
  training: unsolvedQuestions,
};
