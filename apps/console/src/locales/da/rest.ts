import agents from './agents.json';
import appearance from './appearance.json';
import around from './around.json';
import auditLog from './audit-log.json';
import chat from './chat.json';
import checks from './checks.json';
import conversationTests from './conversation-tests.json';
import customers from './customers.json';
import entities from './entities.json';
import exchange from './exchange.json';
import flowEditor from './flow-editor.json';
import guest from './guest.json';
import help from './help.json';
import importTexts from './import.json';
import jobs from './jobs.json';
import notification from './notification.json';
import phoneNumbers from './phone-numbers.json';
import profile from './profile.json';
import push from './push.json';
import secrets from './secrets.json';
import settings from './settings.json';
import statistics from './statistics.json';
import subscription from './subscription.json';
import subscriptions from './subscriptions.json';
import team from './team.json';
import templates from './templates.json';
import unsolvedQuestions from './unsolved-questions.json';
import widgets from './widgets.json';
import writing from './writing.json';

/** The texts of all other screens. */
export default {
  /** Beside what the list says of them. */
  flows: flowEditor,
  appearance,
  around,
  agents,
  auditLog,
  chat,
  checks,
  conversationTests,
  customers,
  entities,
  exchange,
  guest,
  help,
  import: importTexts,
  jobs,
  notification,
  phoneNumbers,
  profile,
  push,
  secrets,
  settings,
  statistics,
  subscription,
  subscriptions,
  team,
  templates,
  /** Beside what the strip says. */
  training: unsolvedQuestions,
  widgets,
  writing,
};
