import { count } from '../../text/numbers'

const rows = (of: number) => (of === 1 ? '1 row' : `${count(of)} rows`)

/** Texts of BulkDialog; it loads on intent, so they are not among the defaults. */
export const bulkText = {
  names: 'Selected rows',
  results: 'Results',
  progress: (settled: number, of: number) => `${count(settled)} of ${count(of)}`,
  stop: 'Stop',
  resume: 'Resume',
  drop: (left: number) => `Drop ${rows(left)}`,
  done: 'Done',
  asksToWait: 'The server asks to wait. The rest continues by itself.',
  paused: {
    stopped: 'Stopped. Nothing more is sent.',
    network: 'The connection was lost. Resume to find out about the last one and to go on.',
    session: 'Your session ended. Resume to go on.',
  },
  statuses: {
    waiting: 'Not tried',
    sending: 'Sending',
    unknown: 'No answer',
    done: 'Done',
    elsewhere: 'Already settled by someone else',
    failed: 'Refused',
  },
} as const
