import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { message } from '../../internal/focusedMessage.css'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { DeleteAccountForm, type DeleteAccountFormProps } from './DeleteAccountForm'
import { DeleteAccountLosses } from './DeleteAccountLosses'
import { deleteAccountText as text } from './deleteAccountText'

export interface DeleteAccountScreenProps extends DeleteAccountFormProps {
  /**
   * An account was deleted: step 1 is empty again, with a confirmation above it. @default false
   */
  isDeleted?: boolean
  /** The person has a key of an earlier request: no email is on its way now. @default false */
  hasKey?: boolean
  /** Where members get a copy of their data. @default the deployment does not offer it */
  copyHref?: string | undefined
}

/**
 * /delete-account: where members delete their own account, with a key from an email
 * (specification 2.8).
 */
export function DeleteAccountScreen({
  isDeleted = false,
  hasKey = false,
  copyHref,
  ...form
}: DeleteAccountScreenProps) {
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
    <PublicPage
      drawing="covered"
      title={text.title}
      subtitle={text.subtitles[step === 'key' && hasKey ? 'hasKey' : step]}
    >
      <div ref={place}>
        <Stack space="5">
          {isConfirmed && (
            <div className={message} ref={confirmation} tabIndex={-1}>
              <Notice tone="positive">{text.deleted}</Notice>
            </div>
          )}
          <Text size="small" tone="muted">
            {text.steps[step]}
          </Text>
          {step === 'email' && !isConfirmed && <DeleteAccountLosses copyHref={copyHref} />}
          <DeleteAccountForm key={draft.number} {...form} />
        </Stack>
      </div>
    </PublicPage>
  )
}
