import { AcceptInviteScreen } from '@hearth/ui/screens/accept-invite/AcceptInviteScreen'
import { createFileRoute } from '@tanstack/react-router'
import { appLinks } from '../appLinks'
import { app } from '../brand'
import { platformOf } from '../platform'
import { isWellFormed, TokenSearch } from '../search/tokenSearch'

export const Route = createFileRoute('/accept-invite')({
  staticData: { title: 'Invitation' },
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
