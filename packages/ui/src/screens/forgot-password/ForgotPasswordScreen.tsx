import { useDraftForm } from '../../form/useDraftForm'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import type { Submission } from '../../submission'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { ForgotPasswordSent } from './ForgotPasswordSent'
import { type ForgotPasswordValue, forgotPasswordSchema } from './forgotPassword.schema'
import { forgotPasswordText as text } from './forgotPasswordText'

export interface ForgotPasswordScreenProps {
  /** Requests a reset link. The address is trimmed. */
  onSend: (value: ForgotPasswordValue) => void
  /** Goes from the confirmation back to the form; the form keeps its input. */
  onTryAgain: () => void
  /** Goes back to the previous page. */
  onBack: () => void
  /**
   * The link was requested: the confirmation shows, the same whether or not the address has an
   * account. @default false
   */
  isSent?: boolean
  /** The outcome of the last request. @default idle */
  submission?: Submission | undefined
}

/** /forgot-password: requests a link to set a new password (specification 2.5). */
export function ForgotPasswordScreen({
  onSend,
  onTryAgain,
  onBack,
  isSent = false,
  submission,
}: ForgotPasswordScreenProps) {
  const place = useTitleFocus(isSent ? 'sent' : 'form')
  const form = useDraftForm({
    draft: 'forgot password',
    schema: forgotPasswordSchema,
    initial: { email: '' },
    submission,
    onSubmit: onSend,
  })

  return (
    <PublicPage
      drawing="email"
      title={isSent ? text.sentTitle : text.title}
      subtitle={isSent ? text.sentSubtitle : text.subtitle}
    >
      <div ref={place}>
        {isSent ? (
          <ForgotPasswordSent email={form.values.email.trim()} onTryAgain={onTryAgain} />
        ) : (
          <ForgotPasswordForm form={form} onBack={onBack} />
        )}
      </div>
    </PublicPage>
  )
}
