import type { Answer } from '@hearth/api/operation'
import { useQuery } from '@tanstack/react-query'
import { isOffered } from '../../deployment/brand'
import { storedSwitch, useStoredSwitch } from '../../deployment/storedSwitch'
import { ownQueues, type QueueName } from '../../session/ownQueues'
import { useMay, usePermissions } from '../../session/permissions'
import { waiting } from './queries'

type Desk = Answer<'getDesk'>['data']

/** The same as React state. */
export function useOwnQueues(): readonly QueueName[] {
  // A permission that is taken away renders the page again.
  usePermissions()
  return ownQueues()
}

/** How many cases wait for the person's decision. */
export const waitingIn = (desk: Desk): number =>
  ownQueues().reduce((sum, name) => sum + (desk[name]?.waiting ?? 0), 0)

/**
 * How many cases wait for the person's decision, for the navigation. Undefined while it is not
 * known, for persons who decide nothing, and without the feature `desk`.
 */
export function useWaiting(isAdmin: boolean): number | undefined {
  const enabled = isOffered('desk') && isAdmin && ownQueues().length > 0
  const { data } = useQuery({ ...waiting, enabled })
  return enabled && data ? waitingIn(data.data) : undefined
}

/** Whether the notice of the first deletion was read. It is shown once for each deployment. */
const retentionSeen = storedSwitch('hearth-retention-seen', false)

/**
 * From when documents are deleted, until then and until it was read: for the dashboard of the
 * owners, who decide it.
 */
export function useRetention() {
  const isOwner = useMay('team.manage')
  const [isSeen, setSeen] = useStoredSwitch(retentionSeen)
  const enabled = isOffered('desk') && isOwner && !isSeen
  const { data } = useQuery({ ...waiting, enabled })
  const retention = enabled && data?.data.retention
  return retention ? { ...retention, onSeen: () => setSeen(true) } : undefined
}
