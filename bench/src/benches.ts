import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benchAnswers } from './answers/bench-answers.ts';
import { type Bench, NotAvailable } from './bench.ts';
import { benchChatList } from './chat/bench-chat-list.ts';
import { benchLive } from './chat/bench-live.ts';
import { benchTranscript } from './chat/bench-transcript.ts';
import { benchConsole } from './console/bench-console.ts';
import { benchFirstScreen } from './console/bench-first-screen.ts';
import { benchCrawl } from './crawl/bench-crawl.ts';
import { benchDocuments } from './crawl/bench-documents.ts';
import { benchAdvance } from './dialog/bench-advance.ts';
import { benchDialog } from './dialog/bench-dialog.ts';
import {
  benchEmbeddedCostly,
  benchPostgresCostly,
  benchStaffNodeCostly,
} from './fair/bench-costly-company.ts';
import { benchFanOutBeside } from './fair/bench-fan-out-beside.ts';
import { benchFirstScreenBeside } from './fair/bench-first-screen-beside.ts';
import { benchFloods } from './fair/bench-floods.ts';
import { benchStop } from './fair/bench-stop.ts';
import { benchTurnsBeside } from './fair/bench-turns-beside.ts';
import { benchEmbeddedSearch, benchPostgresSearch } from './flows/bench-flow-search.ts';
import { benchFlowViews } from './flows/bench-flow-views.ts';
import { benchGuard } from './guard/bench-guard.ts';
import { benchChatTurn } from './hub/bench-chat-turn.ts';
import { benchFanOut } from './hub/bench-fan-out.ts';
import { benchEntityLists, benchSlots, runNluBench } from './nlu/index.ts';
import { benchRetrain } from './server/bench-retrain.ts';
import { benchEmbeddedTurns, benchPostgresTurns } from './server/bench-stored-turns.ts';
import { benchSignIn } from './sign-in/bench-sign-in.ts';
import { benchEmbeddedSoak, benchPostgresSoak } from './soak/bench-soak.ts';
import { benchEmbeddedSources, benchPostgresSources } from './sources/bench-source-search.ts';
import { benchStart } from './start/bench-start.ts';
import { benchWidgetBytes } from './widget/bench-widget-bytes.ts';
import { benchWidgetHost } from './widget/bench-widget-host.ts';
import { benchWidgetSpeed } from './widget/bench-widget-speed.ts';

/** Every bench, in the order of the table. */
export const benches: readonly Bench[] = [
  {
    what: 'understanding',
    group: 'nlu',
    timeoutSeconds: 3600,
    run: (options) => {
      const folder = join(options.data, 'nlu');
      if (options.train === undefined && !existsSync(folder)) {
        throw new NotAvailable(`there is no folder ${folder}; name it with --data`);
      }
      return runNluBench({ ...options, peers: true });
    },
  },
  { what: 'slots', group: 'nlu', timeoutSeconds: 600, run: benchSlots },
  { what: 'entity lists', group: 'nlu', timeoutSeconds: 120, run: benchEntityLists },
  { what: 'retrain after one phrase', group: 'retrain', timeoutSeconds: 300, run: benchRetrain },
  { what: 'stored turns, embedded', group: 'turns', timeoutSeconds: 180, run: benchEmbeddedTurns },
  { what: 'stored turns, PostgreSQL', group: 'turns', timeoutSeconds: 240, run: benchPostgresTurns },
  { what: 'chat turn over the socket', group: 'hub', timeoutSeconds: 120, run: benchChatTurn },
  { what: 'one event to many sockets', group: 'hub', timeoutSeconds: 120, run: benchFanOut },
  { what: 'live chat, PostgreSQL', group: 'chat', timeoutSeconds: 600, run: benchLive },
  { what: 'chat list, PostgreSQL', group: 'chat', timeoutSeconds: 1200, run: benchChatList },
  { what: 'long conversation', group: 'chat', timeoutSeconds: 600, run: benchTranscript },
  { what: 'dialog turns', group: 'dialog', timeoutSeconds: 600, run: benchDialog },
  { what: 'dialog alone', group: 'dialog', timeoutSeconds: 300, run: benchAdvance },
  { what: 'answers of small bots', group: 'answers', timeoutSeconds: 600, run: benchAnswers },
  { what: 'flow search, embedded', group: 'flows', timeoutSeconds: 240, run: benchEmbeddedSearch },
  { what: 'flow search, PostgreSQL', group: 'flows', timeoutSeconds: 240, run: benchPostgresSearch },
  { what: 'source search, embedded', group: 'sources', timeoutSeconds: 240, run: benchEmbeddedSources },
  { what: 'source search, PostgreSQL', group: 'sources', timeoutSeconds: 240, run: benchPostgresSources },
  { what: 'tree and chart', group: 'flows', timeoutSeconds: 240, run: benchFlowViews },
  { what: 'widget bytes', group: 'widget', timeoutSeconds: 120, run: benchWidgetBytes },
  { what: 'widget on its host page', group: 'widget', timeoutSeconds: 180, run: benchWidgetHost },
  { what: 'widget speed', group: 'widget', timeoutSeconds: 240, run: benchWidgetSpeed },
  { what: 'sign-in', group: 'sign-in', timeoutSeconds: 120, run: benchSignIn },
  { what: 'guard', group: 'guard', timeoutSeconds: 120, run: benchGuard },
  { what: 'console bytes', group: 'console', timeoutSeconds: 120, run: benchConsole },
  { what: 'first screen', group: 'console', timeoutSeconds: 240, run: benchFirstScreen },
  { what: 'website as a source', group: 'crawl', timeoutSeconds: 120, run: benchCrawl },
  { what: 'large documents', group: 'crawl', timeoutSeconds: 180, run: benchDocuments },
  { what: 'start and memory', group: 'start', timeoutSeconds: 240, run: benchStart },
  { what: 'one socket floods', group: 'fair', timeoutSeconds: 2400, run: benchFloods },
  { what: 'a costly company, embedded', group: 'fair', timeoutSeconds: 3600, run: benchEmbeddedCostly },
  { what: 'a costly company, PostgreSQL', group: 'fair', timeoutSeconds: 3600, run: benchPostgresCostly },
  {
    what: 'a costly company, staff on a node of their own',
    group: 'fair',
    timeoutSeconds: 3600,
    run: benchStaffNodeCostly,
  },
  { what: 'stopping under load', group: 'fair', timeoutSeconds: 240, run: benchStop },
  { what: 'turns, before and now', group: 'fair', timeoutSeconds: 240, run: benchTurnsBeside },
  {
    what: 'one event to many sockets, before and now',
    group: 'fair',
    timeoutSeconds: 120,
    run: benchFanOutBeside,
  },
  { what: 'first screen, before and now', group: 'fair', timeoutSeconds: 360, run: benchFirstScreenBeside },
  { what: 'soak, embedded', group: 'soak', timeoutSeconds: 1800, run: benchEmbeddedSoak },
  { what: 'soak, PostgreSQL', group: 'soak', timeoutSeconds: 1800, run: benchPostgresSoak },
];
