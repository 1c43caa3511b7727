import { type AskerPoints, busyKey, pointsOfSocket } from '@samtale/contract';
import { AppError } from '../app-error.ts';
import type { Asker } from './asker.ts';
import type { Bucket } from './rate-limiter.ts';
import { type SharedRateLimiter, SharedRateLimiters } from './shared-rate-limiters.ts';

type Scope = keyof AskerPoints;

/** How many points askers have left (`bounds.ts`). What is spent at one node counts at all (`SharedRateLimiters`). */
export class AskerLimits {
  readonly shared: SharedRateLimiters;
  private readonly limiters: Record<Scope, SharedRateLimiter>;

  constructor(points: AskerPoints, shared = new SharedRateLimiters()) {
    this.shared = shared;
    const limiter = (scope: Scope) => shared.open(scope, points[scope]);
    this.limiters = {
      visitor: limiter('visitor'),
      user: limiter('user'),
      network: limiter('network'),
      company: limiter('company'),
    };
  }

  /** Sockets that one network may have open. */
  get socketsOfNetwork(): number {
    return Math.ceil(this.limiters.network.perMinute / pointsOfSocket);
  }

  /** Takes points from everybody an asker is. Throws `tooManyRequests`, and then takes none. */
  take(asker: Asker, cost: number): void {
    const { person, network, company } = asker;
    const ofPerson = person && this.limiters[person.kind].bucketOf(person.id);
    const ofNetwork = network ? this.limiters.network.bucketOf(network) : null;
    const ofCompany = company === null ? null : this.limiters.company.bucketOf(company);
    if (ofPerson && ofPerson.left < cost) throw this.refusal(person.kind, ofPerson, cost);
    if (ofNetwork && ofNetwork.left < cost) throw this.refusal('network', ofNetwork, cost);
    if (ofCompany && ofCompany.left < cost) throw this.refusal('company', ofCompany, cost);
    if (person && ofPerson) this.limiters[person.kind].take(ofPerson, person.id, cost);
    if (network && ofNetwork) this.limiters.network.take(ofNetwork, network, cost);
    if (company !== null && ofCompany) this.limiters.company.take(ofCompany, company, cost);
  }

  /** Gives back what was taken for something that the server could not do. */
  giveBack(asker: Asker, cost: number): void {
    for (const [scope, subject] of scopesOf(asker)) this.limiters[scope].giveBack(subject, cost);
  }

  private refusal(scope: Scope, { left }: Bucket, cost: number): AppError {
    const retryAfter = Math.ceil(this.limiters[scope].secondsToGain(cost - left));
    return new AppError('tooManyRequests', 'error.tooManyRequests', { retryAfter });
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
