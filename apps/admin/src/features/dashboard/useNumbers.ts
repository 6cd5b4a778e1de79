import { polling } from '@hearth/api/polling'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { mapLoadable } from '../../queries/loadable'
import { useRead } from '../../queries/useRead'
import { useMay } from '../../session/permissions'
import { waitingOnDesk } from '../desk/queries'
import { useOwnQueues } from '../desk/useWaiting'
import { withCounts } from './deskCounts'

/** Twelve weeks of people who joined. The chart shows the last 30 days of them. */
const days = 84

/** The numbers by day. They change slowly, so they are polled as what waits is for the navigation. */
export const numbers = {
  ...api.query('getNumbers', { query: { days } }),
  refetchInterval: polling(60_000),
}

/** What is going on, for the dashboard; undefined where the deployment does not offer it. */
export function useNumbers() {
  const isEnabled = isOffered('numbers')
  const { loadable, result } = useRead({ ...numbers, enabled: isEnabled }, { keepOnError: true })
  const queues = useOwnQueues()
  const hasRecord = useMay('record.read')
  const desk = useQuery({ ...waitingOnDesk, enabled: isEnabled }).data?.data
  if (!isEnabled) return undefined
  const asOf = new Date(result.dataUpdatedAt)
  const content = mapLoadable(loadable, ({ data }) => ({
    ...data,
    queues: desk ? withCounts(data.queues, desk) : data.queues,
    asOf,
  }))
  return { content, queues, hasRecord }
}
