import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { isolate, plainText } from '../../text/people'
import { signedInText as text } from './signedInText'

export interface SignedInScreenProps {
  /** The page that waits until nobody is signed in. */
  page: keyof typeof text.details
  /** Name of the person who is signed in. */
  name: string
  /** Their email, as two people may have one name. */
  email: string
  /** Ends their session in this browser, and shows the page that waits. */
  onSignOut: () => void
  /** The sign-out is under way. @default false */
  isSigningOut?: boolean
  /** Goes to the panel and leaves the session as it is. */
  onStay: () => void
}

/**
 * Stands in for a public page that changes an account, while somebody is signed in: a link that was
 * sent to one person must not end the session of another, or start one in its place.
 */
export function SignedInScreen({
  page,
  name,
  email,
  onSignOut,
  isSigningOut = false,
  onStay,
}: SignedInScreenProps) {
  const place = useTitleFocus('signedIn')
  return (
    <PublicPage title={text.title(isolate(plainText(name)))} subtitle={text.details[page]}>
      <div ref={place}>
        <Stack space="5">
          <Text tone="muted">
            <bdi translate="no">{email}</bdi>
          </Text>
          <Stack space="2">
            <Button variant="primary" isFullWidth isPending={isSigningOut} onPress={onSignOut}>
              {text.signOut}
            </Button>
            <Button isFullWidth onPress={onStay}>
              {text.stay}
            </Button>
          </Stack>
        </Stack>
      </div>
    </PublicPage>
  )
}
