import { createRoute } from '@tanstack/react-router';
import { testSearch } from '../../features/conversation-tests/test-search.ts';
import { entitySearch } from '../../features/entities/entity-search.ts';
import { askForFlows } from '../../features/flow-list/ask-for-flows.ts';
import { readEditorSearch, readFlowSearch } from '../../features/flow-list/flow-search.ts';
import { oldlistSearch } from '../../features/flows/oldlist/oldlist-search.ts';
import { newSourceSearch, sourceListSearch, sourceSearch } from '../../features/sources/source-search.ts';
import { templateSearch } from '../../features/templates/template-search.ts';
import { trainingSearch } from '../../features/training/training-search.ts';
import { screenAccess } from '../../lib/access/access.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { requireRoles } from '../guard.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { shell } from './outer-routes.ts';

const flowList = createRoute({
  getParentRoute: () => shell,
  path: '/intent/list',
  validateSearch: readFlowSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.flows),
  // Asked for before the screen is drawn, and not waited for.
  loader: ({ context: { queryClient, session } }) => {
    if (session.link) void askForFlows(queryClient, session.link);
  },
  // The screen itself reads the list again when it has to.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyScreen(() => import('../../features/flows/FlowsScreen.tsx'), 'FlowsScreen'),
});

/** Below the list, which stays as it is under the flow that is open. */
const flow = createRoute({
  getParentRoute: () => flowList,
  path: '$intentId',
  validateSearch: readEditorSearch,
  component: lazyScreen(() => withTexts(() => import('../../features/flows/FlowPanel.tsx')), 'FlowPanel'),
  pendingComponent: () => null,
});

const oldFlowList = createRoute({
  getParentRoute: () => shell,
  path: '/intent/oldlist',
  validateSearch: oldlistSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.flows),
  component: lazyScreen(
    () => withTexts(() => import('../../features/flows/oldlist/OldFlowsScreen.tsx')),
    'OldFlowsScreen',
  ),
});

const checks = createRoute({
  getParentRoute: () => shell,
  path: '/intent/checks',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.checks),
  component: lazyScreen(
    () => withTexts(() => import('../../features/checks/ChecksScreen.tsx')),
    'ChecksScreen',
  ),
});

const conversationTests = createRoute({
  getParentRoute: () => shell,
  path: '/intent/tests',
  validateSearch: testSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.conversationTests),
  component: lazyScreen(
    () => withTexts(() => import('../../features/conversation-tests/TestsScreen.tsx')),
    'TestsScreen',
  ),
});

const newConversationTest = createRoute({
  getParentRoute: () => shell,
  path: '/intent/tests/new',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.conversationTests),
  component: lazyScreen(
    () => withTexts(() => import('../../features/conversation-tests/NewTestScreen.tsx')),
    'NewTestScreen',
  ),
});

const conversationTest = createRoute({
  getParentRoute: () => shell,
  path: '/intent/tests/$testId',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.conversationTests),
  component: lazyScreen(
    () => withTexts(() => import('../../features/conversation-tests/TestScreen.tsx')),
    'TestScreen',
  ),
});

const importTraining = createRoute({
  getParentRoute: () => shell,
  path: '/intent/import',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.import),
  component: lazyScreen(
    () => withTexts(() => import('../../features/flows/import/ImportScreen.tsx')),
    'ImportScreen',
  ),
});

const sourceList = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/list',
  validateSearch: sourceListSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.sources),
  component: lazyScreen(
    () => withTexts(() => import('../../features/sources/SourcesScreen.tsx')),
    'SourcesScreen',
  ),
});

const newSource = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/detail',
  validateSearch: newSourceSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.sources),
  component: lazyScreen(
    () => withTexts(() => import('../../features/sources/NewSourceScreen.tsx')),
    'NewSourceScreen',
  ),
});

const source = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/detail/$id',
  validateSearch: sourceSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.sources),
  component: lazyScreen(
    () => withTexts(() => import('../../features/sources/SourceScreen.tsx')),
    'SourceScreen',
  ),
});

const templateList = createRoute({
  getParentRoute: () => shell,
  path: '/template/list',
  validateSearch: templateSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.templates),
  component: lazyScreen(
    () => withTexts(() => import('../../features/templates/TemplatesScreen.tsx')),
    'TemplatesScreen',
  ),
});

const templateScreen = lazyScreen(
  () => withTexts(() => import('../../features/templates/TemplateScreen.tsx')),
  'TemplateScreen',
);

const newTemplate = createRoute({
  getParentRoute: () => shell,
  path: '/template/detail',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.templates),
  component: templateScreen,
});

const template = createRoute({
  getParentRoute: () => shell,
  path: '/template/detail/$trainingPhraseTemplateId',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.templates),
  component: templateScreen,
});

const entityTypeList = createRoute({
  getParentRoute: () => shell,
  path: '/entities/list',
  validateSearch: entitySearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.entities),
  component: lazyScreen(
    () => withTexts(() => import('../../features/entities/EntityTypesScreen.tsx')),
    'EntityTypesScreen',
  ),
});

const entityTypeScreen = lazyScreen(
  () => withTexts(() => import('../../features/entities/EntityTypeScreen.tsx')),
  'EntityTypeScreen',
);

const newEntityType = createRoute({
  getParentRoute: () => shell,
  path: '/entities/detail',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.entities),
  component: entityTypeScreen,
});

const entityType = createRoute({
  getParentRoute: () => shell,
  path: '/entities/detail/$entityTypeId',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.entities),
  component: entityTypeScreen,
});

const training = createRoute({
  getParentRoute: () => shell,
  path: '/training',
  validateSearch: trainingSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.training),
  component: lazyScreen(
    () => withTexts(() => import('../../features/training/TrainingScreen.tsx')),
    'TrainingScreen',
  ),
});

/** The screens on which bots are built. */
export const buildingRoutes = [
  flowList.addChildren([flow]),
  oldFlowList,
  checks,
  conversationTests,
  newConversationTest,
  conversationTest,
  importTraining,
  sourceList,
  newSource,
  source,
  templateList,
  newTemplate,
  template,
  entityTypeList,
  newEntityType,
  entityType,
  training,
] as const;
