import { type ServerFieldError, useForm } from '../../form/useForm'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { useWait } from '../../hooks/useWait'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { ForgotPasswordSent } from './ForgotPasswordSent'
import { type ForgotPasswordValue, forgotPasswordSchema } from './forgotPassword.schema'

export interface ForgotPasswordScreenProps {
  /** Asks for a reset link. The address comes trimmed. */
  onSend: (value: ForgotPasswordValue) => void
  /** From the confirmation back to the form, which keeps what was typed. */
  onTryAgain: () => void
  /** Goes back to where the person came from. */
  onBack: () => void
  /** The link was asked for: the confirmation shows, the same whether or not the address has an account. @default false */
  isSent?: boolean
  /** The request is under way: the button shows it and swallows presses. @default false */
  isPending?: boolean
  /** What the server said to the last try, shown above the form. */
  message?: string | undefined
  /** The server's `errors` to the last try, shown on their fields. A new list is a new answer. */
  fieldErrors?: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other try: the button waits, and a countdown shows. */
  retryAt?: Date | undefined
}

/** /forgot-password: asks for a link by which a new password can be set (specification 2.5). */
export function ForgotPasswordScreen({
  onSend,
  onTryAgain,
  onBack,
  isSent = false,
  isPending = false,
  message,
  fieldErrors,
  retryAt,
}: ForgotPasswordScreenProps) {
  const place = useTitleFocus(isSent ? 'sent' : 'form')
  const wait = useWait(retryAt)
  const form = useForm({
    schema: forgotPasswordSchema,
    initial: { email: '' },
    serverErrors: fieldErrors,
    onSubmit: onSend,
  })

  return (
    <PublicPage
      title={isSent ? 'Check Your Email' : 'Forgot password'}
      subtitle={
        isSent
          ? 'If an account with that email exists, a password reset link has been sent to your email.'
          : "Enter your account email and we'll send you a link to set a new password."
      }
    >
      <div ref={place}>
        {isSent ? (
          <ForgotPasswordSent email={form.values.email.trim()} onTryAgain={onTryAgain} />
        ) : (
          <ForgotPasswordForm
            form={form}
            isPending={isPending}
            message={message}
            wait={wait}
            onBack={onBack}
          />
        )}
      </div>
    </PublicPage>
  )
}
