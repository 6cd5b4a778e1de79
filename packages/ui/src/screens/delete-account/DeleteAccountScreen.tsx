import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { message } from '../../internal/focusedMessage.css'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { DeleteAccountForm, type DeleteAccountFormProps } from './DeleteAccountForm'
import { DeleteAccountLosses } from './DeleteAccountLosses'

export interface DeleteAccountScreenProps extends DeleteAccountFormProps {
  /**
   * An account was deleted: step 1 is empty again, with a confirmation above it. @default false
   */
  isDeleted?: boolean
}

const subtitles = {
  email: "We'll email you a security key. You'll need it to delete your account.",
  key: 'If this email has an account, a security key is on its way.',
}

/**
 * /delete-account: where members delete their own account, with a key from an email
 * (specification 2.8).
 */
export function DeleteAccountScreen({ isDeleted = false, ...form }: DeleteAccountScreenProps) {
  const { step } = form
  const place = useTitleFocus(step)
  const confirmation = useRef<HTMLDivElement>(null)
  const isConfirmed = isDeleted && step === 'email'

  // Each deletion starts a new draft: everything of the account is gone.
  const [draft, setDraft] = useState({ number: 0, isDeleted })
  if (draft.isDeleted !== isDeleted) {
    setDraft({ number: draft.number + (isDeleted ? 1 : 0), isDeleted })
  }

  // After the title has taken the focus.
  useEffect(() => {
    if (isConfirmed) confirmation.current?.focus()
  }, [isConfirmed])

  return (
    <PublicPage drawing="covered" title="Delete account" subtitle={subtitles[step]}>
      <div ref={place}>
        <Stack space="5">
          {isConfirmed && (
            <div className={message} ref={confirmation} tabIndex={-1}>
              <Notice tone="positive">The account was permanently deleted.</Notice>
            </div>
          )}
          <Text size="small" tone="muted">
            {step === 'email' ? 'Step 1 of 2' : 'Step 2 of 2'}
          </Text>
          {step === 'email' && !isConfirmed && <DeleteAccountLosses />}
          <DeleteAccountForm key={draft.number} {...form} />
        </Stack>
      </div>
    </PublicPage>
  )
}
