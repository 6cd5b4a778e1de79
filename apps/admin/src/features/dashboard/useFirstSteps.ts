import type { DashboardScreenProps } from '@hearth/ui/screens/dashboard/DashboardScreen'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { app, isOffered } from '../../deployment/brand'
import { storedSwitch, useStoredSwitch } from '../../deployment/storedSwitch'
import { useMay } from '../../session/permissions'

/** A community with more members is no longer new. */
const mostMembers = 20

const closed = storedSwitch('hearth-first-steps-closed', false)
/** Nobody has to change the reasons, so looking at them is the step. */
const reasonsSeen = storedSwitch('hearth-reasons-seen', false)

/**
 * What a new community needs first, for an owner who has not closed the card; undefined once all of
 * it is done.
 */
export function useFirstSteps(
  users: DashboardScreenProps['users'],
): DashboardScreenProps['firstSteps'] {
  const isOwner = useMay('team.manage')
  const [isClosed, setClosed] = useStoredSwitch(closed)
  const [areReasonsSeen, setReasonsSeen] = useStoredSwitch(reasonsSeen)
  const isNew = users.status === 'ready' && users.data.value <= mostMembers
  const enabled = isOffered('team') && isOwner && !isClosed && isNew
  const team = useQuery({ ...api.query('getTeam'), enabled }).data?.data
  const plans = useQuery({ ...api.query('listMembershipPlans'), enabled }).data?.data
  const announcements = useQuery({ ...api.query('getAnnouncementStats'), enabled }).data?.data
  if (!enabled || !team || !plans || !announcements) return undefined
  const steps = [
    { id: 'team', isDone: team.members.length + team.invitations.length > 1 },
    { id: 'plan', isDone: plans.length > 0 },
    { id: 'announcement', isDone: announcements.total > 0 },
    ...(isOffered('record') ? [{ id: 'reasons', isDone: areReasonsSeen } as const] : []),
    { id: 'app', isDone: app.link !== undefined },
  ] as const
  if (steps.every(({ isDone }) => isDone)) return undefined
  return {
    steps,
    onStep: (step) => step === 'reasons' && setReasonsSeen(true),
    onClose: () => setClosed(true),
  }
}
