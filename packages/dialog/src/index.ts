export * from './advance.ts';
export * from './bubble.ts';
export * from './event.ts';
export * from './open-contexts.ts';
export * from './parameters.ts';
export * from './release.ts';
export * from './state.ts';
