import { newSource, type Source } from '@samtale/contract';

const { password: _password, ...begun } = newSource;
/** A website as the server has it, for tests. */
export const savedSource: Source = {
  ...begun,
  id: '0190a000-0000-7000-8000-000000000001',
  agentId: '0190a000-0000-7000-8000-000000000002',
  url: 'https://www.butik.dk',
  hasPassword: false,
  gptSettingClientList: [
    { id: '0190a000-0000-7000-8000-000000000003', name: 'Butik', isUsed: true },
    { id: '0190a000-0000-7000-8000-000000000004', name: 'Lager', isUsed: false },
  ],
  documentList: [],
  revision: 3,
  isRunning: false,
  status: 1,
  failure: null,
  failureDetail: '',
  lastRunDatetimeStart: null,
  lastRunDatetime: null,
  nextRunDatetime: null,
  readPage: 0,
  waitingPage: 0,
  totalPage: 0,
  totalToken: 0,
  failedPage: 0,
};
