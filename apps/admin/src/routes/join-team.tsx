import { JoinTeamScreen } from '@hearth/ui/screens/join-team/JoinTeamScreen'
import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../deployment/brand'
import { TokenSearch } from '../features/auth/tokenSearch'
import { useInvitation } from '../features/team/useInvitation'
import { pageTitles } from '../navigation/pageTitles'
import { NotFoundPage } from '../pages/NotFoundPage'
import { SignedOutOnly } from '../pages/SignedOutOnly'

/** Takes an invitation to the team. Not found where the backend has no team. */
export const Route = createFileRoute('/join-team')({
  staticData: { title: isOffered('team') ? pageTitles.joinTeam : pageTitles.notFound },
  validateSearch: TokenSearch,
  component: isOffered('team') ? Page : NotFoundPage,
})

function Page() {
  return (
    <SignedOutOnly page="joinTeam">
      <JoinTeam />
    </SignedOutOnly>
  )
}

function JoinTeam() {
  const { token = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const invitation = useInvitation(token, () =>
    navigate({ to: '/2fa', search: { redirect: undefined, setup: '' }, replace: true }),
  )
  return <JoinTeamScreen {...invitation} />
}
