import auth from './auth.json';
import chat from './chat.json';
import flows from './flows.json';
import importTexts from './import.json';
import shell from './shell.json';
import templates from './templates.json';
import training from './training.json';

export default { shell, auth, flows, templates, training, chat, import: importTexts };
