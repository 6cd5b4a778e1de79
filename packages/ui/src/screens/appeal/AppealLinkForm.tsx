import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { TextField } from '../../components/TextField/TextField'
import { useForm } from '../../form/useForm'
import { message } from '../../internal/focusedMessage.css'
import type { Submission } from '../../submission'
import { appealLinkSchema } from './appeal.schema'
import { appealText as text } from './appealText'

export interface AppealLinkFormProps {
  /** Asks for a new link; the address is trimmed. */
  onGetLink: (email: string) => void
  /**
   * A link was asked for. The message is the same whether or not the address is known.
   * @default false
   */
  isLinkSent?: boolean
  /** The outcome of the last request. @default idle */
  linkSubmission?: Submission | undefined
}

/** Asks for the address, in place of a link that is not valid. */
export function AppealLinkForm({
  onGetLink,
  isLinkSent = false,
  linkSubmission,
}: AppealLinkFormProps) {
  const form = useForm({
    schema: appealLinkSchema,
    initial: { email: '' },
    submission: linkSubmission,
    onSubmit: ({ email }) => onGetLink(email),
  })
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLinkSent) confirmation.current?.focus()
  }, [isLinkSent])
  if (isLinkSent) {
    return (
      <div className={message} ref={confirmation} tabIndex={-1}>
        <Notice tone="positive">{text.linkSent}</Notice>
      </div>
    )
  }
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        isRequired
      />
      <Button {...form.submitProps} variant="primary" isFullWidth>
        {text.getLink}
      </Button>
    </Form>
  )
}
