import { type AskerPoints, busyKey, pointsOfSocket } from '@samtale/contract';
import { AppError } from '../app-error.ts';
import type { Asker } from './asker.ts';
import { type Bucket, Pace } from './pace.ts';

type Scope = keyof AskerPoints;

/** What somebody has spent, as one node tells the others. */
export type Spent = readonly [scope: Scope, subject: string, points: number];

/** Less than this part of a minute's points is not worth telling the other nodes. */
const worthTelling = 0.001;

/**
 * How many points askers have left (`bounds.ts`). Each node counts for itself and tells the others once a second what
 * was spent (`takeSpent`, `spendElsewhere`), so that over all nodes nobody gets much more than at one.
 */
export class AskerLimits {
  private readonly paces: Record<Scope, Pace>;
  /** Kept once somebody asks for it. */
  private spent: Map<string, Spent> | null = null;

  constructor(points: AskerPoints) {
    const pace = (scope: Scope) => new Pace(points[scope]);
    this.paces = {
      visitor: pace('visitor'),
      user: pace('user'),
      network: pace('network'),
      company: pace('company'),
    };
  }

  /** Sockets that one network may have open. */
  get socketsOfNetwork(): number {
    return Math.ceil(this.paces.network.perMinute / pointsOfSocket);
  }

  /** Takes points from everybody an asker is. Throws `tooManyRequests`, and then takes none. */
  take(asker: Asker, cost: number): void {
    const { person, network, company } = asker;
    const ofPerson = person && this.paces[person.kind].bucketOf(person.id);
    const ofNetwork = network ? this.paces.network.bucketOf(network) : null;
    const ofCompany = company === null ? null : this.paces.company.bucketOf(company);
    if (ofPerson && ofPerson.left < cost) throw this.refusal(person.kind, ofPerson, cost);
    if (ofNetwork && ofNetwork.left < cost) throw this.refusal('network', ofNetwork, cost);
    if (ofCompany && ofCompany.left < cost) throw this.refusal('company', ofCompany, cost);
    if (ofPerson) ofPerson.left -= cost;
    if (ofNetwork) ofNetwork.left -= cost;
    if (ofCompany) ofCompany.left -= cost;
    if (this.spent) for (const [scope, subject] of scopesOf(asker)) this.note(scope, subject, cost);
  }

  /** Gives back what was taken for something that the server could not do. */
  giveBack(asker: Asker, cost: number): void {
    for (const [scope, subject] of scopesOf(asker)) this.paces[scope].giveBack(subject, cost);
  }

  /** Points that were spent at other nodes. */
  spendElsewhere(spent: readonly Spent[]): void {
    for (const [scope, subject, points] of spent) this.paces[scope].spend(subject, points);
  }

  /** What has been spent here since it was asked last, as far as it is worth telling. */
  takeSpent(): Spent[] {
    const spent = [...(this.spent ?? new Map<string, Spent>()).values()].filter(
      ([scope, , points]) => points >= worthTelling * this.paces[scope].perMinute,
    );
    this.spent = new Map();
    return spent;
  }

  private refusal(scope: Scope, { left }: Bucket, cost: number): AppError {
    const retryAfter = Math.ceil(this.paces[scope].secondsToGain(cost - left));
    return new AppError('tooManyRequests', 'error.tooManyRequests', { retryAfter });
  }

  private note(scope: Scope, subject: string, cost: number): void {
    if (!this.spent) return;
    const key = `${scope} ${subject}`;
    const [, , before] = this.spent.get(key) ?? [scope, subject, 0];
    this.spent.set(key, [scope, subject, before + cost]);
  }
}

function scopesOf({ person, network, company }: Asker): (readonly [Scope, string])[] {
  const scopes: (readonly [Scope, string])[] = [];
  if (person) scopes.push([person.kind, person.id]);
  if (network) scopes.push(['network', network]);
  if (company) scopes.push(['company', company]);
  return scopes;
}

/** Says that something is to be asked again in a moment, which is not the asker's fault. */
export const busy = (retryAfter = 1) => new AppError('unavailable', busyKey, { retryAfter });
