import type { ReasonInput } from '@hearth/ui/patterns/ConfirmDialog'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { conflictToast, reasonBody } from '../record/onPages'
import { badgeRequestMessages } from './messages'

interface Request {
  id: string
}

/** The two decisions about a citizenship request, with the codes of the call (specification 9). */
export const decisions = { approve: 2, reject: 0 } as const

/**
 * Decides citizenship requests. Each promise rejects when the call fails; its toast has shown by
 * then. It resolves to 'conflict' when somebody else had decided.
 */
export function useBadgeDecisions() {
  const decide = useAction('decideBadge', badgeRequestMessages.decideBadge, conflictToast)
  const decideAs =
    (decision: keyof typeof decisions) =>
    async ({ id }: Request, reason?: ReasonInput) => {
      const status = await ignoreSettled(
        decide({
          path: { id },
          body: { approved: decisions[decision], ...(reason && (await reasonBody(reason))) },
        }),
      )
      return status === 409 ? 'conflict' : undefined
    }
  return {
    approve: decideAs('approve'),
    reject: decideAs('reject'),
    busyIds: useBusyIds('decideBadge'),
  }
}
