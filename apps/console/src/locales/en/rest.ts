import chat from './chat.json';
import entities from './entities.json';
import importTexts from './import.json';
import templates from './templates.json';

/** The texts of all other screens. */
export default { chat, entities, import: importTexts, templates };
