import { ignoreNotFound } from '../../mutations/ignoreNotFound'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { badgeRequestMessages } from './messages'

interface Request {
  id: string
}

/** The two decisions about a citizenship request, with the codes of the call (specification 9). */
const APPROVED = 2
const REJECTED = 0

/**
 * Decides citizenship requests. Each promise rejects when the call fails; its toast has shown by
 * then.
 */
export function useBadgeDecisions() {
  const decide = useAction('decideBadge', badgeRequestMessages.decideBadge)
  const decideAs =
    (approved: typeof APPROVED | typeof REJECTED) =>
    ({ id }: Request) =>
      ignoreNotFound(decide({ path: { id }, body: { approved } }))
  return {
    approve: decideAs(APPROVED),
    reject: decideAs(REJECTED),
    busyIds: useBusyIds('decideBadge'),
  }
}
