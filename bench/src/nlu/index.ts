export { type NluBenchOptions, runNluBench } from './run-nlu-bench.ts';
