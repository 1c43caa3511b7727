/** Share of predictions, 0..1, that equal the label at the same place. */
export function accuracy(labels: readonly string[], predictions: readonly string[]): number {
  return labels.filter((label, i) => label === predictions[i]).length / labels.length;
}

/** Mean over the labels of the harmonic mean of precision and recall, 0..1. */
export function macroF1(labels: readonly string[], predictions: readonly string[]): number {
  const names = [...new Set(labels)];
  const scores = names.map((name) => {
    const right = labels.filter((label, i) => label === name && predictions[i] === name).length;
    const expected = labels.filter((label) => label === name).length;
    const predicted = predictions.filter((prediction) => prediction === name).length;
    return (2 * right) / (expected + predicted);
  });
  return mean(scores);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
