import {
  SignedInScreen,
  type SignedInScreenProps,
} from '@hearth/ui/screens/signed-in/SignedInScreen'
import { useRouteContext } from '@tanstack/react-router'
import { useSignOut } from '../features/auth/mutations'
import { useSession } from '../session/session'

interface SignedInPageProps extends Pick<SignedInScreenProps, 'page'> {
  /** Goes to the panel. */
  onClose: () => void
}

/** Says who is signed in, in place of a public page, and offers to sign out. */
export function SignedInPage({ page, onClose }: SignedInPageProps) {
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
      onStay={onClose}
    />
  )
}
