import type { DeskQueueName } from '../../domain/desk/desk'

/** How many arrived and were decided on a day. */
interface NumbersDay {
  /** ISO 8601: '2026-06-15'. */
  day: string
  joined: number
  requested: number
  reported: number
  newcomersDecided: number
  approved: number
  rejected: number
  reportsDecided: number
}

/** The cases that wait in a queue, by how long they have waited. */
interface AgedQueue {
  waiting: number
  /** ISO 8601: since when the oldest case waits; null if none does. */
  oldest: string | null
  ages: Readonly<Record<AgeStep, number>>
}

/** Since today, in the six days before, in the 23 days before these, and earlier. */
export const AGE_STEPS = ['today', 'week', 'month', 'older'] as const
type AgeStep = (typeof AGE_STEPS)[number]

/** What is going on. The contract's `Numbers` is structurally compatible. */
export interface DashboardNumbers {
  /** Every day, the oldest first. The last one is today. */
  days: readonly NumbersDay[]
  /** The queues that the person decides. */
  queues: { readonly [Name in DeskQueueName]?: AgedQueue | undefined }
}

/** What arrived on a day: everything that somebody has to decide. */
export const arrived = ({ joined, requested, reported }: NumbersDay): number =>
  joined + requested + reported

/** What was decided on a day. */
export const decided = (day: NumbersDay): number =>
  day.newcomersDecided + day.approved + day.rejected + day.reportsDecided

/** A sum over days. */
export const total = (days: readonly NumbersDay[], of: (day: NumbersDay) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0)

const WEEK = 7

/** How many joined in each full week up to today, the newest last. */
export function joinedByWeek(days: readonly NumbersDay[]): number[] {
  const weeks = Math.floor(days.length / WEEK)
  return Array.from({ length: weeks }, (_, index) => {
    const end = days.length - (weeks - 1 - index) * WEEK
    return total(days.slice(end - WEEK, end), ({ joined }) => joined)
  })
}
