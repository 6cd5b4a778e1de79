import { Avatar } from '../../components/Avatar/Avatar'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import { Spinner } from '../../components/Spinner/Spinner'
import type { RowAction } from '../../patterns/List/List'
import type { UserDetails } from '../../product/users/userDetailsModel'
import { text as defaults } from '../../text/defaults'
import { DEFAULT_AVATAR, plainText } from '../../text/people'
import * as css from './UserDetailsScreen.css'
import { UserFacts } from './UserFacts'

interface UserProfileProps {
  user: UserDetails
  /** The actions on the user. */
  actions: readonly RowAction[]
  /** One of them is under way. */
  isPending: boolean
}

/** Who the user is, and the actions: like the row of the users list, with room for words. */
export function UserProfile({ user, actions, isPending }: UserProfileProps) {
  const primaryActions = actions.filter(({ tone }) => tone !== 'critical')
  const destroying = actions.filter(({ tone }) => tone === 'critical')
  return (
    <Card padding="none">
      <div className={css.person}>
        <Avatar
          size="large"
          name={plainText(user.fullName) || plainText(user.email)}
          src={user.profilePic?.trim() || DEFAULT_AVATAR}
        />
        <UserFacts user={user} />
      </div>
      <div className={css.primaryActions}>
        {primaryActions.map((action) => (
          <UserAction key={action.id} action={action} isPending={isPending} />
        ))}
        {isPending ? <Spinner size="small" label={defaults.working} /> : null}
        <div className={css.apart}>
          {destroying.map((action) => (
            <UserAction key={action.id} action={action} isPending={isPending} />
          ))}
        </div>
      </div>
    </Card>
  )
}

function UserAction({ action, isPending }: { action: RowAction; isPending: boolean }) {
  const { icon, label, href, download, onPress } = action
  if (href !== undefined) {
    return (
      <Button icon={icon} href={href} {...(download !== undefined && { download })}>
        {label}
      </Button>
    )
  }
  return (
    <ExplainedButton
      icon={icon}
      disabledReason={isPending ? defaults.working : action.disabledReason}
      onPress={onPress}
    >
      {label}
    </ExplainedButton>
  )
}
