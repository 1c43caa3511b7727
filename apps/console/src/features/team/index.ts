export { isFoundIn } from './member-name.ts';
