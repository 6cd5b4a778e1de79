import { ForgotPasswordScreen } from '@hearth/ui/screens/forgot-password/ForgotPasswordScreen'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../api'
import { authMessages } from '../features/auth/messages'
import { useFormAction } from '../mutations/useFormAction'
import { pageTitles } from '../navigation/pageTitles'
import { useGoBack } from '../navigation/useGoBack'

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: pageTitles.forgotPassword },
  component: ForgotPassword,
})

function ForgotPassword() {
  const { send, reset, isDone, submission } = useFormAction(
    api.mutation('forgotPassword'),
    authMessages.forgotPassword,
  )
  const goBack = useGoBack('/login')
  return (
    <ForgotPasswordScreen
      submission={submission}
      onSend={(body) => send({ body })}
      isSent={isDone}
      onTryAgain={reset}
      onBack={goBack}
    />
  )
}
