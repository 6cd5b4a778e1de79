import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'

interface ForgotPasswordSentProps {
  /** The address as typed. */
  email: string
  onTryAgain: () => void
}

/** What to do next. It shows the address, so that people notice a typo. */
export function ForgotPasswordSent({ email, onTryAgain }: ForgotPasswordSentProps) {
  return (
    <Stack space="5">
      {email && (
        <Text>
          If nothing arrives at <bdi>{email}</bdi>, check your spam folder or try again.
        </Text>
      )}
      <Stack space="2">
        <Button href="/login" isFullWidth>
          Back to Login
        </Button>
        <Button variant="quiet" isFullWidth onPress={onTryAgain}>
          Try Again
        </Button>
      </Stack>
    </Stack>
  )
}
