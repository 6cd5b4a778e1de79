import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

const joinedWords = (people: number, when: string): string => `${count(people)} joined ${when}`

/** Texts of the numbers on the dashboard. */
export const numbersText = localize('numbers', {
  waiting: 'Waiting for you',
  queues: {
    citizenship: 'Citizenship requests',
    newcomers: 'Newcomers',
    reports: 'Reported posts',
    appeals: 'Appeals',
  },
  /** How long the oldest case has waited, in days. */
  oldest: (days: number) =>
    days === 0 ? 'Oldest from today' : `Oldest ${days === 1 ? '1 day' : `${count(days)} days`}`,
  nothing: 'Nothing waiting',
  ages: { today: 'Today', week: 'This week', month: 'This month', older: 'Older' },
  lastDays: `Last ${count(30)} days`,
  arrived: (cases: number) => `${count(cases)} arrived`,
  decided: (cases: number) => `${count(cases)} decided`,
  byDay: 'Arrivals and decisions by day',
  day: 'Day',
  arrivedColumn: 'Arrived',
  decidedColumn: 'Decided',
  /** Beside the number of members. */
  thisWeek: (people: number) => `+${count(people)} this week`,
  /** The numbers of the line beside it, the newest first. */
  joined: (thisWeek: number, weekBefore: number) =>
    `${joinedWords(thisWeek, 'in the last 7 days')}, ${joinedWords(weekBefore, 'in the 7 days before')}`,
})
