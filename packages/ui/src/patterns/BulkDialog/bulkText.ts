import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

const rows = (of: number) => (of === 1 ? '1 row' : `${count(of)} rows`)

/** Texts of BulkDialog; it loads on intent, so they are not among the defaults. */
export const bulkText = localize('bulk', {
  names: 'Selected rows',
  results: 'Results',
  progress: (settled: number, of: number) => `${count(settled)} of ${count(of)}`,
  stop: 'Stop',
  resume: 'Resume',
  drop: (left: number) => `Drop ${rows(left)}`,
  done: 'Done',
  seeRecord: 'See the record (new tab)',
  asksToWait: 'The server needs a moment. The rest will continue automatically.',
  paused: {
    stopped: 'Stopped. Nothing else will be sent.',
    network: 'The connection was lost. Resume to check the last one and continue.',
    session: 'Your session ended. Resume to continue.',
  },
  statuses: {
    waiting: 'Not tried',
    sending: 'Sending',
    unknown: 'No answer',
    done: 'Done',
    elsewhere: 'Already handled by someone else',
    failed: 'Refused',
  },
})
