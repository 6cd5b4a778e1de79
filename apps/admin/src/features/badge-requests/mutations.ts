import { ignoreNotFound } from '../../mutations/ignoreNotFound'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { badgeRequestMessages } from './messages'

interface Request {
  id: string
}

/** The two decisions about a citizenship request, with the codes of the call (specification 9). */
export const decisions = { approve: 2, reject: 0 } as const

/**
 * Decides citizenship requests. Each promise rejects when the call fails; its toast has shown by
 * then.
 */
export function useBadgeDecisions() {
  const decide = useAction('decideBadge', badgeRequestMessages.decideBadge)
  const decideAs =
    (decision: keyof typeof decisions) =>
    ({ id }: Request, reason?: string) =>
      ignoreNotFound(
        decide({
          path: { id },
          body: { approved: decisions[decision], ...(reason && { reason }) },
        }),
      )
  return {
    approve: decideAs('approve'),
    reject: decideAs('reject'),
    busyIds: useBusyIds('decideBadge'),
  }
}
