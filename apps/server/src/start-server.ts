import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { actionRoutes } from './features/actions/index.ts';
import { agentProfileRoutes } from './features/agent-profiles/index.ts';
import { accountOf, agentIncludes, isUserAdmin, rolesOn } from './features/agents/index.ts';
import {
  auditLogRoutes,
  EntryKeeper,
  forgetEntriesInterval,
  forgetOldEntries,
} from './features/audit-log/index.ts';
import {
  appointUserAdmins,
  authRoutes,
  createAccessTokens,
  createDeviceMarks,
  forgetExpiredSignIns,
  isSessionOpen,
  twoFactorRoutes,
  WorkAccounts,
  workAccountRoutes,
} from './features/auth/index.ts';
import { cannedReplyRoutes } from './features/canned-replies/index.ts';
import { checkRoutes } from './features/checks/index.ts';
import { conversationTestRoutes, forgetTests, testRelease } from './features/conversation-tests/index.ts';
import {
  agentOfConversation,
  attachHub,
  ConversationService,
  catchUpRows,
  conversationRoutes,
  countEarlier,
  createVisitorTokens,
  forgetInvitations,
  holdsConversation,
  leftMessageJob,
  mailLeftMessage,
} from './features/conversations/index.ts';
import { customerRoutes, meetCustomer, readCustomerFacts } from './features/customers/index.ts';
import { entityRoutes } from './features/entities/index.ts';
import { exchangeRoutes } from './features/exchange/index.ts';
import { fileRoutes, forgetInterval, forgetUnusedFiles } from './features/files/index.ts';
import { applyPlans, flowRoutes, planInterval } from './features/flows/index.ts';
import { answerGenerator, answerTrier, generationRoutes } from './features/generation/index.ts';
import { mailboxKey, mailboxRoutes } from './features/mailbox/index.ts';
import { phoneNumberRoutes } from './features/phone-numbers/index.ts';
import { planUseRoutes } from './features/plan-use/index.ts';
import { plansEnded, profileRoutes } from './features/profile/index.ts';
import { outliveSessions, pushJob, pushRoutes, sendPush, vapidKeys } from './features/push/index.ts';
import { recordingRoutes } from './features/recordings/index.ts';
import { requestTrialRoutes } from './features/request-trial/index.ts';
import { eraseInterval, eraseOldData } from './features/retention/index.ts';
import { secretRoutes } from './features/secrets/index.ts';
import { settingsRoutes } from './features/settings/index.ts';
import { forgetSignUps, signUpRoutes } from './features/sign-up/index.ts';
import { DraftBots, simulatorRoutes } from './features/simulator/index.ts';
import {
  dueInterval,
  readSourceTurn,
  sourceJob,
  sourceLibrary,
  sourceRoutes,
  startDueReadings,
} from './features/sources/index.ts';
import { statisticsRoutes } from './features/statistics/index.ts';
import { subscriptionRoutes } from './features/subscriptions/index.ts';
import { agentOfTeam, teamRoutes } from './features/team/index.ts';
import { templateRoutes } from './features/templates/index.ts';
import { ReleaseCache, trainAgent, trainingRoutes } from './features/training/index.ts';
import { trainingJob } from './features/training-runs/index.ts';
import { trainingTrialRoutes } from './features/training-trial/index.ts';
import {
  invitationAddress,
  triedGenerationReader,
  visitorRoutes,
  widgetBehaviourReader,
  widgetPages,
  widgetRoutes,
} from './features/widgets/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { takeBackUnfinished } from './platform/database/undo-log.ts';
import { EventBus } from './platform/event-bus.ts';
import { bindRoutes } from './platform/http/bind-routes.ts';
import { defaultBodyLimit } from './platform/http/body-bytes.ts';
import { boundRequests } from './platform/http/bound-requests.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { everyReplyHeaders } from './platform/http/every-reply-headers.ts';
import type { Identities } from './platform/http/guard.ts';
import { listenAt } from './platform/http/listen-at.ts';
import { rememberIdentities } from './platform/http/remember-identities.ts';
import { RequestsUnderWay } from './platform/http/requests-under-way.ts';
import { serveDocumentation } from './platform/http/serve-documentation.ts';
import { serveFrontEnds } from './platform/http/serve-front-ends.ts';
import type { WidgetPages } from './platform/http/serve-widget.ts';
import { createHub } from './platform/hub/create-hub.ts';
import { AskerLimits } from './platform/limits/asker-limits.ts';
import { AttemptLimiter } from './platform/limits/attempt-limiter.ts';
import { openOutboundServices } from './platform/outbound-services.ts';
import { openJobQueue } from './platform/queue/job-queue.ts';
import { openSecrets } from './platform/secrets/open-secrets.ts';
import { sealedSecret } from './platform/secrets/sealed-secret.ts';
import { WorkerPool } from './platform/worker-pool/worker-pool.ts';

export interface RunningServer {
  /** The address it answers at, without a slash at the end. */
  url: string;
  /** Opens the page on which mail is read that nobody sends; null where a mail server is set up. */
  mailboxKey: string | null;
  app: App;
  conversations: ConversationService;
  close(): Promise<void>;
}

export interface ServerOptions {
  config: Config;
  /** Open and used by this server alone; closing the server closes it. */
  database: Database;
  /** The present; the system's clock unless told. */
  now?: () => Date;
  /** Serves the console and the widget from somewhere else than their built files, as development does. */
  frontEnds?: (server: FastifyInstance, widgets: WidgetPages) => Promise<void>;
}

/** How often what has expired is deleted, in milliseconds. */
const forgetExpiredInterval = 3600_000;

/** What is under way when the server stops has a third of its time; the rest is for what has to be stored. */
const graceOf = ({ stopSeconds }: Config) => (stopSeconds * 1000) / 3;

/** Starts one node: API, hub and jobs on an open database. */
export async function startServer({
  config,
  database,
  now,
  frontEnds,
}: ServerOptions): Promise<RunningServer> {
  await migrateDatabase(database);
  await takeBackUnfinished(database.pool);
  const http = createHttpServer(config);
  const askerLimits = new AskerLimits(config.points);
  const requests = new RequestsUnderWay(http, defaultBodyLimit);
  boundRequests(http, askerLimits);
  const hub = await createHub(http.server, {
    redisUrl: config.redisUrl,
    headers: everyReplyHeaders(config.publicUrl),
    limits: askerLimits,
    points: config.points,
    trustedProxies: config.trustedProxies,
  });
  const jobs = await openJobQueue(database, http.log);
  const eventBus = new EventBus();
  const outbound = openOutboundServices(config);
  let url = '';
  const present = now ?? (() => new Date());
  const audit = new EntryKeeper(database, http.log, present);
  const app: App = {
    database,
    hub,
    jobs,
    eventBus,
    limits: new AttemptLimiter(database),
    askerLimits,
    workers: new WorkerPool(),
    outbound,
    secrets: await openSecrets(database, config, http.log),
    audit,
    log: http.log,
    publicUrl: () => config.publicUrl ?? url,
    hasWorkAccounts: config.workAccounts.length > 0,
    passwordMin: config.passwordMin,
    userAdmins: config.userAdmins,
    visitorLimits: config.visitorLimits,
    now: present,
  };

  const secret = (name: string) => sealedSecret(database, app.secrets, name);
  const accessTokens = createAccessTokens(await secret('access-token'));
  const visitorTokens = createVisitorTokens(await secret('visitor-token'));
  const deviceMarks = createDeviceMarks(await secret('device'));
  const workAccounts = new WorkAccounts(app, config.workAccounts);
  const mailboxSecret = await secret('mailbox');
  const pushKeys = vapidKeys(await secret('push'));
  await catchUpRows(app);
  const releases = new ReleaseCache();
  const bots = { drafts: new DraftBots(app), releases };
  const library = sourceLibrary(app);
  const conversations = new ConversationService(
    app,
    releases,
    readCustomerFacts,
    widgetBehaviourReader(app, library),
    answerGenerator(app, library),
    (agentId, contact) => meetCustomer(app, agentId, contact),
    (agentId, conversationId) => invitationAddress(app, agentId, conversationId),
  );
  const identities: Identities = {
    verifyAccessToken: async (token) => {
      const claims = await accessTokens.verify(token, app.now());
      return claims && (await isSessionOpen(app, claims.userId, claims.sessionId)) ? claims : null;
    },
    verifyVisitorToken: visitorTokens.verify,
    isUserAdmin: (userId) => isUserAdmin(app, userId),
    plansEnded: (userId) => plansEnded(app, userId),
    rolesOn: (userId, agentId) => rolesOn(app, userId, agentId),
    includes: (agentId, option) => agentIncludes(app, agentId, option),
    agentOfConversation: (conversationId) => agentOfConversation(app, conversationId),
    agentOfTeam: (teamId) => agentOfTeam(app, teamId),
    accountOf: (agentId) => accountOf(app, agentId),
  };

  const routes = [
    ...authRoutes(app, workAccounts, accessTokens, deviceMarks, await secret('refresh-token')),
    ...workAccountRoutes(app, workAccounts, accessTokens, deviceMarks),
    ...twoFactorRoutes(app, accessTokens, deviceMarks),
    ...signUpRoutes(app, accessTokens, deviceMarks, await secret('captcha'), config),
    ...mailboxRoutes(app, mailboxSecret),
    ...profileRoutes(app),
    ...flowRoutes(app),
    ...actionRoutes(app),
    ...requestTrialRoutes(app),
    ...secretRoutes(app),
    ...teamRoutes(app, holdsConversation),
    ...settingsRoutes(app),
    ...agentProfileRoutes(app),
    ...auditLogRoutes(app),
    ...subscriptionRoutes(app, config.salesMail),
    ...planUseRoutes(app),
    ...phoneNumberRoutes(app),
    ...templateRoutes(app),
    ...entityRoutes(app),
    ...trainingRoutes(app, releases),
    ...trainingTrialRoutes(app, releases),
    ...exchangeRoutes(app),
    ...conversationRoutes(app, conversations, forgetTests),
    ...customerRoutes(app, conversations),
    ...checkRoutes(app),
    ...pushRoutes(app, pushKeys),
    ...recordingRoutes(app),
    ...fileRoutes(app),
    ...cannedReplyRoutes(app),
    ...simulatorRoutes(app, bots, {
      readGeneration: triedGenerationReader(app, library),
      answer: answerTrier(app, library),
    }),
    ...conversationTestRoutes(app, bots, conversations),
    ...widgetRoutes(app, conversations, releases, visitorTokens),
    ...visitorRoutes(app, conversations),
    ...generationRoutes(app, releases, library),
    ...sourceRoutes(app, library),
    ...statisticsRoutes(app),
  ];
  const remembered = rememberIdentities(identities, eventBus, present);
  bindRoutes(http, routes, {
    identities: remembered,
    limits: askerLimits,
    workers: app.workers,
    audit,
  });
  serveDocumentation(http, app.workers);
  await (frontEnds ?? serveFrontEnds)(http, widgetPages(app));
  attachHub(app, conversations, { ...identities, accountOf: remembered.accountOf }, config.trustedProxies);
  await jobs.work(trainingJob, ({ agentId }) => trainAgent(app, agentId, testRelease));
  await jobs.work(sourceJob, (run, ending) => readSourceTurn(app, run, ending));
  await jobs.work(leftMessageJob, (job) => mailLeftMessage(app, job));
  await jobs.work(pushJob, (job) => sendPush(app, pushKeys, conversations.reads, job));
  jobs.repeat(forgetExpiredInterval, () => app.limits.deleteOld());
  jobs.repeat(forgetExpiredInterval, () => forgetExpiredSignIns(app, outliveSessions));
  jobs.repeat(forgetExpiredInterval, () => forgetSignUps(app));
  jobs.repeat(forgetExpiredInterval, () => forgetInvitations(app));
  jobs.repeat(forgetEntriesInterval, () => forgetOldEntries(app, config.auditDays));
  jobs.repeat(eraseInterval, () => eraseOldData(app, conversations, forgetTests));
  jobs.repeat(planInterval, () => applyPlans(app));
  jobs.repeat(dueInterval, () => startDueReadings(app));
  jobs.repeat(forgetInterval, () => forgetUnusedFiles(app));
  await appointUserAdmins(app);
  url = await listenAt(http, config);
  let isClosing = false;
  const counting = countEarlier(database, () => isClosing).catch((err: unknown) =>
    http.log.error({ err }, 'conversations are not all counted'),
  );

  return {
    url,
    mailboxKey: outbound.mailer ? null : mailboxKey(mailboxSecret),
    app,
    conversations,
    close: async () => {
      isClosing = true;
      jobs.end();
      // What was asked before is answered; who is connected goes elsewhere, and what does not arrive is cut.
      const closed = Promise.all([hub.close(), http.close()]);
      await requests.finish(graceOf(config));
      http.server.closeAllConnections();
      await closed;
      await jobs.close(graceOf(config));
      await conversations.close();
      await counting;
      await app.workers.close();
      await audit.close();
      await outbound.http.close();
      await outbound.models.close();
      await database.close();
    },
  };
}
