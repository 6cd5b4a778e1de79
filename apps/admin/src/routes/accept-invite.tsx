import { AcceptInviteScreen } from '@hearth/ui/screens/accept-invite/AcceptInviteScreen'
import { createFileRoute } from '@tanstack/react-router'
import { app } from '../deployment/brand'
import { platformOf } from '../deployment/platform'
import { isWellFormed, TokenSearch } from '../features/auth/tokenSearch'
import { appLinks } from '../features/invitation/appLinks'
import { pageTitles } from '../navigation/pageTitles'

export const Route = createFileRoute('/accept-invite')({
  staticData: { title: pageTitles.acceptInvite },
  validateSearch: TokenSearch,
  component: AcceptInvite,
})

function AcceptInvite() {
  const { token } = Route.useSearch()
  if (!isWellFormed(token)) return <AcceptInviteScreen invite={{ kind: 'invalid' }} />
  const platform = platformOf(navigator)
  if (platform === 'other') {
    return <AcceptInviteScreen invite={{ kind: 'desktop', stores: appLinks(app, token).stores }} />
  }
  const appHref = `/app?token=${encodeURIComponent(token)}`
  return <AcceptInviteScreen invite={{ kind: 'phone', platform, appHref }} />
}
