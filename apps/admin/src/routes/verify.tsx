import { VerifyScreen } from '@hearth/ui/screens/verify/VerifyScreen'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '../api'
import { failureWords } from '../errors/words'
import { TokenSearch } from '../search/tokenSearch'

export const Route = createFileRoute('/verify')({
  staticData: { title: 'Email verification' },
  validateSearch: TokenSearch,
  beforeLoad: ({ search: { token } }) => {
    if (!token) throw notFound()
  },
  component: Verify,
})

const steps = { pending: 'verifying', success: 'verified', error: 'failed' } as const

function Verify() {
  const { token = '' } = Route.useSearch()
  // Not in the loader: the call changes something, so only the page itself may make it, once.
  const { status, error } = useQuery(api.verification(token))
  return (
    <VerifyScreen
      step={steps[status]}
      message={error ? failureWords('verifyEmail', error)[0] : undefined}
    />
  )
}
