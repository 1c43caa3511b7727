/** What was measured of one training and the texts it was tried on. */
export interface Measurement {
  /** Best label of each test text. */
  predictions: string[];
  trainSeconds: number;
  /** Classifications a second, one thread, on texts not seen before. */
  perSecond: number;
  modelBytes: number;
}

/** The files of one measurement: lines of `text<TAB>label`. */
export interface DataSet {
  train: string;
  test: string;
  language: 'da' | 'en';
}
