import { BadgeCheck, BellRing } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import type { MenuAction } from '../../components/Menu/Menu'
import { reviewHref } from '../../domain/citizenship/citizenship'
import { isCitizenshipPending, isVerified, type UserDetails } from '../../domain/members/members'
import type { RowAction } from '../../patterns/List/List'
import type { PageMenuActions } from '../../patterns/PageHeader/PageHeader'
import { text as defaults } from '../../text/defaults'
import { isolate, personName } from '../../text/people'
import { userDetailsText as text } from './userDetailsText'

export interface UserActionsProps {
  user: UserDetails
  /** The actions of a user in the list. */
  actions: readonly RowAction[]
  /** An action is under way. */
  isPending: boolean
  /** Opens the dialog of a push notification; undefined where the person may not send one. */
  onNotify: (() => void) | undefined
  /** Called on hover and focus of that button. */
  onNotifyIntent: () => void
}

/**
 * The actions on a member. The primary button is Verify if it is possible, otherwise the review of
 * a waiting request. Ban and delete are in the menu of the page.
 */
export function UserActions({
  user,
  actions,
  isPending,
  onNotify,
  onNotifyIntent,
}: UserActionsProps) {
  const verify = isVerified(user) ? undefined : actions.find(({ id }) => id === 'verify')
  const canVerify = verify !== undefined && verify.disabledReason === undefined
  const intent = { onPointerOver: onNotifyIntent, onFocus: onNotifyIntent }
  return (
    <>
      {verify ? (
        <ExplainedButton
          icon={verify.icon}
          variant={canVerify ? 'primary' : 'secondary'}
          disabledReason={isPending ? defaults.working : verify.disabledReason}
          {...(verify.onPress && { onPress: verify.onPress })}
        >
          {verify.label}
        </ExplainedButton>
      ) : null}
      {isCitizenshipPending(user) ? (
        <Button
          icon={<BadgeCheck />}
          variant={canVerify ? 'secondary' : 'primary'}
          href={reviewHref(user)}
        >
          {text.reviewRequest}
        </Button>
      ) : null}
      {onNotify && (
        <div {...intent}>
          <Button icon={<BellRing />} onPress={onNotify}>
            {text.notify}
          </Button>
        </div>
      )}
    </>
  )
}

/** The ids of the actions in the page's menu. Actions that delete come last. */
const inMenu: readonly string[] = ['ban', 'export', 'delete', 'erase']

/** The menu of the page. The page shows the other actions outside the menu. */
export const memberMenu = (
  user: UserDetails,
  { actions, isPending }: Pick<UserActionsProps, 'actions' | 'isPending'>,
): PageMenuActions => ({
  label: defaults.actionsFor(isolate(personName(user))),
  items: inMenu.flatMap((id) => actions.filter((action) => action.id === id).flatMap(toMenuAction)),
  isPending,
})

const toMenuAction = ({
  id,
  label,
  icon,
  group,
  tone = 'neutral',
  onPress,
}: RowAction): MenuAction[] =>
  onPress ? [{ id, label, icon, tone, onAction: onPress, ...(group && { group }) }] : []
