/** Where the pointer is a finger, and there is hardly a keyboard. */
const byFinger = '@media (hover: none), (pointer: coarse)';

/** The look of what tells which keys do something: it is not shown where a finger does. */
export const keysHint = { [byFinger]: { display: 'none' } };
