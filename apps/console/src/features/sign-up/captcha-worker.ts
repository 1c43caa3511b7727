import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** What comes of a captcha: the solution, null when there is none, or why it could not be looked for. */
export type CaptchaOutcome = { solution: unknown } | { failure: string };

const answer = (outcome: CaptchaOutcome) => self.postMessage(outcome);

/** Does the work of a captcha off the thread that draws. What is thrown here would reach nobody, so it is told. */
self.onmessage = ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => answer({ solution }),
    (error: unknown) => answer({ failure: String(error) }),
  );
};
