import type { Endpoint } from '@samtale/contract';
import { type Answer, answerTo } from '../every-endpoint.ts';
import { type Given, idPlaces, parts, sampleOf } from './id-places.ts';
import { kindNamedAt } from './kinds.ts';
import { ownInput } from './own-input.ts';
import type { OwnRecords } from './own-records.ts';
import type { Owner } from './owner.ts';

export interface Called {
  title: string;
  endpoint: Endpoint;
}

/** Makes calls as an owner who names records of their own, each time others. */
export class OwnCalls {
  private readonly owner: Owner;
  private readonly own: OwnRecords;

  constructor(owner: Owner, own: OwnRecords) {
    this.owner = owner;
    this.own = own;
  }

  /** Calls an endpoint; at a place that is named with an id that is given, or with one of the owner's. */
  async make(called: Called, name?: string, id?: string): Promise<Answer> {
    const given = await this.given(called);
    const sent = { ...given };
    for (const part of parts) sent[part] = sampleOf(called.endpoint, part, given[part]) as never;
    const place = idPlaces(called.endpoint, given).find((one) => one.name === name);
    if (place) sent[place.part] = place.holding(id ?? (await this.ownId(called, place.name, given))) as never;
    const { staff, visitor, server } = this.owner;
    const { token } = called.endpoint.access.kind === 'visitor' ? visitor : staff;
    return answerTo(server.url, called.endpoint, { ...sent, authorization: `Bearer ${token}` });
  }

  /** What has to be there beside an id; all ids of the path among it. */
  private async given({ title, endpoint }: Called): Promise<Given & { params: Record<string, unknown> }> {
    const given = { ...(await ownInput[title]?.(this.own, this.owner)) };
    const params: Record<string, unknown> = {};
    for (const { part, name } of idPlaces(endpoint)) {
      const kind = part === 'params' ? kindNamedAt(`${title} ${name}`) : null;
      if (kind) params[parameterOf(name)] = await this.own.take(kind);
    }
    return { ...given, params: { ...params, ...given.params } };
  }

  private async ownId({ title }: Called, name: string, { params }: { params: Record<string, unknown> }) {
    const kind = kindNamedAt(`${title} ${name}`);
    const inPath = name.startsWith('params.') ? params[parameterOf(name)] : undefined;
    return typeof inPath === 'string' ? inPath : kind ? this.own.take(kind) : '';
  }
}

const parameterOf = (name: string) => name.slice('params.'.length);
