/** The tag of what belongs to no slot. */
export const outsideTag = 0;

/**
 * The tags of a chain, by number: 0 is outside; each slot has one for its first token and, right after it, one
 * for those that follow (L. Ramshaw and M. Marcus, "Text Chunking using Transformation-Based Learning", 1995).
 */
export function tagCount(slots: readonly string[]): number {
  return 1 + 2 * slots.length;
}

export function firstTag(slot: number): number {
  return 1 + 2 * slot;
}

export function followingTag(slot: number): number {
  return 2 + 2 * slot;
}

/** Whether the tag goes on with a slot's value, which only its first tag and itself allow. */
export function isFollowing(tag: number): boolean {
  return tag > 0 && tag % 2 === 0;
}

export function slotOf(tag: number): number {
  return (tag - 1) >> 1;
}
