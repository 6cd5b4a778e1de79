import {
  SignedInScreen,
  type SignedInScreenProps,
} from '@hearth/ui/screens/signed-in/SignedInScreen'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useSignOut } from '../features/auth/mutations'
import { useSession } from '../session/session'

/** Says who is signed in, in place of a public page, and offers to sign out. */
export function SignedInPage({ page }: Pick<SignedInScreenProps, 'page'>) {
  const navigate = useNavigate()
  const { session } = useRouteContext({ from: '__root__' })
  const { info } = useSession(session)
  const { signOut, isSigningOut } = useSignOut('here')
  return (
    <SignedInScreen
      page={page}
      name={info.userName}
      email={info.email}
      onSignOut={signOut}
      isSigningOut={isSigningOut}
      onStay={() => void navigate({ to: '/' })}
    />
  )
}
