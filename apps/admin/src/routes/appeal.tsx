import { AppealScreen } from '@hearth/ui/screens/appeal/AppealScreen'
import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../deployment/brand'
import { useAppeal } from '../features/appeal/useAppeal'
import { useLinkToken } from '../features/auth/useLinkToken'
import { pageTitles } from '../navigation/pageTitles'
import { NotFoundPage } from '../pages/NotFoundPage'

/**
 * A member answers a decision. Not found where the backend has no appeals. It starts and ends no
 * session, so it also works where somebody is signed in.
 */
export const Route = createFileRoute('/appeal')({
  staticData: { title: isOffered('redress') ? pageTitles.appeal : pageTitles.notFound },
  component: isOffered('redress') ? Page : NotFoundPage,
})

function Page() {
  const token = useLinkToken('/appeal')
  // Another link in the same tab starts over.
  return <Appeal key={token} token={token} />
}

function Appeal({ token }: { token: string }) {
  return <AppealScreen {...useAppeal(token)} />
}
