import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { deleteEntityType } from './delete-entity-type.ts';
import { getEntityType, listEntityTypes } from './read-entity-types.ts';
import { saveEntityType } from './save-entity-type.ts';
import { searchEntityTypes } from './search-entity-types.ts';
import { tryEntityType } from './try-entity-type.ts';

const { entities } = endpoints;

export const entityRoutes = (app: App): Route[] => {
  return [
    route(entities.getEntityTypes, async ({ params }) => ({
      list: await listEntityTypes(app.database, params.agentId, params.languageId),
    })),
    route(entities.searchEntityTypes, async ({ params, body }) => ({
      list: await searchEntityTypes(app.database, params.agentId, params.languageId, body.searchtext),
    })),
    route(entities.getEntityType, ({ params }) =>
      getEntityType(app.database, params.agentId, params.languageId, params.entityTypeId),
    ),
    route(entities.addOrUpdateEntityType, ({ params, body }) =>
      saveEntityType(app, { ...params, input: body }),
    ),
    route(entities.deleteEntityType, async ({ params }) => {
      await deleteEntityType(app.database, params.agentId, params.languageId, params.entityTypeId);
      return done;
    }),
    route(entities.tryEntityType, ({ params, body }) => tryEntityType(app, { ...params, trial: body })),
  ];
};
