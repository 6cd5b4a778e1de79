import { polling } from '@hearth/api/polling'
import { api } from '../../api'

/** Milliseconds between two looks at what waits: on the desk, and on other pages for the navigation. */
const ON_THE_DESK = 5_000
const ELSEWHERE = 60_000

/** How much waits, for the navigation. */
export const waiting = { ...api.query('getDesk'), refetchInterval: polling(ELSEWHERE) }

/** The same on the desk itself. */
export const waitingOnDesk = { ...api.query('getDesk'), refetchInterval: polling(ON_THE_DESK) }

/** The most cases of a queue that are read: it is worked from its start. */
const limit = 200

/** The reads of newcomers, reports and appeals. Citizenship requests have one for all pages: `polled.badges`. */
export const queues = {
  newcomers: (state: 'ready' | 'unconfirmed') => ({
    ...api.query('listNewcomers', { query: { state, limit } }),
    refetchInterval: polling(ON_THE_DESK),
  }),
  reports: {
    ...api.query('listReportedPosts', { query: { limit } }),
    refetchInterval: polling(ON_THE_DESK),
  },
  appeals: {
    ...api.query('listAppeals', { query: { limit } }),
    refetchInterval: polling(ON_THE_DESK),
  },
}
