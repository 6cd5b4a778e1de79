import type { SignedInScreenProps } from '@hearth/ui/screens/signed-in/SignedInScreen'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../deployment/lazyPart'
import { useSession } from '../session/session'

// Destructured here, to fail here: after a deploy the module is undefined.
const SignedInPage = lazyPart(() =>
  import('./SignedInPage').then(({ SignedInPage }) => SignedInPage),
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
  const router = useRouter()
  const { role } = useSession(session)
  if (role) {
    return (
      <Suspense>
        <SignedInPage page={page} onClose={() => void router.navigate({ to: '/' })} />
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
