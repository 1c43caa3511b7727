import { endpoints } from '@samtale/contract';

/** The largest file that the server takes, in bytes. */
export const largestFile = endpoints.training.importTrainingData.bodyLimit ?? 0;
/** The same in MB, for people. */
export const largestFileMb = Math.floor(largestFile / 1024 / 1024);
