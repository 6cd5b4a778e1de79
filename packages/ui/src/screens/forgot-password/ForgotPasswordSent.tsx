import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { Sentence } from '../../internal/Sentence'
import { Stack } from '../../layout/Stack/Stack'
import { forgotPasswordText as text } from './forgotPasswordText'

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
          <Sentence words={text.nothingArrives}>
            <bdi translate="no">{email}</bdi>
          </Sentence>
        </Text>
      )}
      <Stack space="2">
        <Button href="/login" isFullWidth>
          {text.backToLogin}
        </Button>
        <Button variant="quiet" isFullWidth onPress={onTryAgain}>
          {text.tryAgain}
        </Button>
      </Stack>
    </Stack>
  )
}
