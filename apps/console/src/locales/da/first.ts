import auth from './auth.json';
import flows from './flows.json';
import shell from './shell.json';
import simulator from './simulator.json';
import training from './training.json';

/** The texts of the sign-in and of the screen after it. */
export default { shell, auth, flows, simulator, training };
