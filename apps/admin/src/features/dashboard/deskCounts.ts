import type { Answer } from '@hearth/api/operation'

type Queues = Answer<'getNumbers'>['data']['queues']
type Desk = Answer<'getDesk'>['data']

const counted = (
  queue: Queues['citizenship'],
  { waiting, oldest }: Pick<Desk['citizenship'], 'waiting' | 'oldest'>,
) => queue && { ...queue, waiting, oldest }

/**
 * The queues with the counts that the navigation and the desk show. The numbers by day are read less
 * often: with their own counts the dashboard would show two numbers for one queue until the next read.
 */
export const withCounts = ({ citizenship, newcomers, reports, appeals }: Queues, desk: Desk) => ({
  citizenship: counted(citizenship, desk.citizenship),
  newcomers: counted(newcomers, desk.newcomers),
  reports: counted(reports, desk.reports),
  appeals: desk.appeals && counted(appeals, desk.appeals),
})
