import { ResetPasswordScreen } from '@hearth/ui/screens/reset-password/ResetPasswordScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useFormDeed } from '../mutations/useFormDeed'
import { isWellFormed, TokenSearch } from '../search/tokenSearch'

export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'Reset password' },
  validateSearch: TokenSearch,
  component: ResetPassword,
})

function ResetPassword() {
  const { token = '' } = Route.useSearch()
  const step = useTokenCheck(token)
  const { session } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const { send, form } = useFormDeed('resetPassword', () => {
    // The server has ended every session of the account (decisions, Session): so does this browser.
    session.clear('ended')
    return navigate({ to: '/login', replace: true })
  })
  return (
    <ResetPasswordScreen
      {...form}
      step={step}
      onReset={(password) => send({ body: { token, password } })}
    />
  )
}

/** The check of a link. There is no call for it: it looks at the token's form (decisions, The wire). */
function useTokenCheck(token: string) {
  const [checked, setChecked] = useState<string>()
  useEffect(() => setChecked(token), [token])
  if (checked !== token) return 'checking'
  return isWellFormed(token) ? 'form' : 'invalid'
}
