export { benchEntityLists } from './bench-entity-lists.ts';
export { benchSlots } from './bench-slots.ts';
export { type NluBenchOptions, runNluBench } from './run-nlu-bench.ts';
