import type { SignedInScreenProps } from '@hearth/ui/screens/signed-in/SignedInScreen'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '../session/session'

// Not `lazyPart`: its dialog would be loaded with every public page. A missing file shows the page of
// outdated code.
const SignedInPage = lazy(() =>
  import('./SignedInPage').then(({ SignedInPage }) => ({ default: SignedInPage })),
)

interface SignedOutOnlyProps extends Pick<SignedInScreenProps, 'page'> {
  children: ReactNode
}

/**
 * A public page that changes an account or starts a session. While somebody is signed in in this
 * browser, also since a moment ago in another tab, a page that says so takes its place.
 */
export function SignedOutOnly({ page, children }: SignedOutOnlyProps) {
  const { session } = useRouteContext({ from: '__root__' })
  const { role } = useSession(session)
  if (role) {
    return (
      <Suspense>
        <SignedInPage page={page} />
      </Suspense>
    )
  }
  // A browser without BroadcastChannel notices the sign-in of another tab only here.
  const stopIfSignedIn = (event: FormEvent) => {
    if (!session.get().role) return
    event.preventDefault()
    event.stopPropagation()
    session.checkElsewhere()
  }
  return (
    <div style={{ display: 'contents' }} onSubmitCapture={stopIfSignedIn}>
      {children}
    </div>
  )
}
