import { ResetPasswordScreen } from '@hearth/ui/screens/reset-password/ResetPasswordScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../api'
import { authMessages } from '../features/auth/messages'
import { isLinkRefused } from '../features/auth/resetLink'
import { isWellFormed, TokenSearch } from '../features/auth/tokenSearch'
import { useFormAction } from '../mutations/useFormAction'
import { pageTitles } from '../navigation/pageTitles'
import { SignedOutOnly } from '../pages/SignedOutOnly'

export const Route = createFileRoute('/reset-password')({
  staticData: { title: pageTitles.resetPassword },
  validateSearch: TokenSearch,
  component: Page,
})

function Page() {
  return (
    <SignedOutOnly page="resetPassword">
      <ResetPassword />
    </SignedOutOnly>
  )
}

function ResetPassword() {
  const { token = '' } = Route.useSearch()
  const check = useTokenCheck(token)
  const { send, submission, isDone, error } = useFormAction(
    api.mutation('resetPassword'),
    authMessages.resetPassword,
  )
  const step = isDone ? 'done' : isLinkRefused(error) ? 'invalid' : check
  return (
    <ResetPasswordScreen
      submission={submission}
      step={step}
      onReset={(password) => send({ body: { token, password } })}
    />
  )
}

/** Checks a link. There is no call for it: it looks at the token's form (specification 2.6). */
function useTokenCheck(token: string) {
  const [checked, setChecked] = useState<string>()
  useEffect(() => setChecked(token), [token])
  if (checked !== token) return 'checking'
  return isWellFormed(token) ? 'form' : 'invalid'
}
