import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** Longer ones take long to estimate and are strong at that length. */
const longest = 100;

/** How hard a password is to guess, 0 to 4 (zxcvbn, Wheeler 2016); words about the user do not make it harder. */
export const passwordStrength = (password: string, aboutUser: readonly string[]): number =>
  estimator.check(password.slice(0, longest), [...aboutUser, 'samtale']).score;
