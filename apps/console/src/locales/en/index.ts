import auth from './auth.json';
import chat from './chat.json';
import entities from './entities.json';
import flows from './flows.json';
import importTexts from './import.json';
import shell from './shell.json';
import simulator from './simulator.json';
import templates from './templates.json';
import training from './training.json';

export default { shell, auth, flows, templates, entities, training, simulator, chat, import: importTexts };
