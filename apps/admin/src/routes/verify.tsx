import { ApiError } from '@hearth/api/error'
import { isTransient } from '@hearth/api/retry'
import { VerifyScreen } from '@hearth/ui/screens/verify/VerifyScreen'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { failureMessages } from '../errors/messages'
import { authMessages } from '../features/auth/messages'
import { TokenSearch } from '../features/auth/tokenSearch'
import { useVerification } from '../features/auth/useVerification'
import { pageTitles } from '../navigation/pageTitles'

export const Route = createFileRoute('/verify')({
  staticData: { title: pageTitles.verify },
  validateSearch: TokenSearch,
  beforeLoad: ({ search: { token } }) => {
    if (!token) throw notFound()
  },
  component: Verify,
})

const steps = { pending: 'verifying', success: 'verified', error: 'failed' } as const

function Verify() {
  const { token = '' } = Route.useSearch()
  const { status, error, retry } = useVerification(token)
  return (
    <VerifyScreen
      step={steps[status]}
      message={error ? failureMessages(authMessages.verifyEmail, error)[0] : undefined}
      // The check runs once by itself (specification 2.7). A person may repeat it if its outcome is
      // unknown.
      onRetry={isOutcomeUnknown(error) ? retry : undefined}
      retryAt={error instanceof ApiError ? error.retryAt : undefined}
    />
  )
}

/** Whether it is unknown if the link is valid: the server did not answer, or asks to wait. */
const isOutcomeUnknown = (error: unknown): boolean =>
  isTransient(error) || (error instanceof ApiError && error.status === 429)
