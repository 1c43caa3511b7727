/** Vitest: names the tests that passed at their second try only. */
export default class SecondTries {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#names) console.log(`Passed at the second try only: ${name}`);
  }
}
