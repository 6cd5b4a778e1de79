import { queuePermissions } from '@hearth/api/permissions.gen'
import { isOffered } from '../deployment/brand'
import { may } from './permissions'

/** The queues of the desk, as in its address. */
export type QueueName = keyof typeof queuePermissions
const queueNames = Object.keys(queuePermissions) as QueueName[]

const isQueueOffered = (name: QueueName): boolean => name !== 'appeals' || isOffered('redress')

/** The queues whose cases the signed-in person may decide, in their order. */
export const ownQueues = (): readonly QueueName[] =>
  queueNames.filter((name) => isQueueOffered(name) && may(queuePermissions[name]))

/**
 * Whether the desk needs a link of its own. Citizenship requests have one already, so a person who
 * decides only them sees one link, and its number.
 */
export const hasDeskLink = (): boolean =>
  isOffered('desk') && ownQueues().some((name) => name !== 'citizenship')
