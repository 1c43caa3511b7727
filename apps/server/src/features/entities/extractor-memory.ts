import { createHash } from 'node:crypto';
import {
  createEntityExtractor,
  type EntityExtractor,
  type EntityTypeDefinition,
  type NluLanguage,
} from '@samtale/nlu';

/** Types that are tried at the same moment; the one that was tried longest ago gives way. */
const remembered = 8;

/**
 * Makes what finds the values of a type, and remembers it: somebody who tries sentence after sentence changes the
 * values in between only now and then, and those of a long list take a while to arrange.
 */
export class ExtractorMemory {
  private readonly byKey = new Map<string, EntityExtractor>();

  of(type: EntityTypeDefinition, language: NluLanguage): EntityExtractor {
    const key = createHash('sha256')
      .update(JSON.stringify([language, type]))
      .digest('base64');
    const extractor = this.byKey.get(key) ?? createEntityExtractor([type], language);
    // The newest stand last.
    this.byKey.delete(key);
    this.byKey.set(key, extractor);
    for (const oldest of [...this.byKey.keys()].slice(0, -remembered)) this.byKey.delete(oldest);
    return extractor;
  }
}
