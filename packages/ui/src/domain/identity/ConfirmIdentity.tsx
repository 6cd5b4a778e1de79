import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Form } from '../../components/Form/Form'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField'
import { Text } from '../../components/Text/Text'
import { textRules } from '../../form/textRules'
import { useForm } from '../../form/useForm'
import { usePersonsTurn } from '../../hooks/usePersonsTurn'
import type { Submission } from '../../submission'
import { text as defaults } from '../../text/defaults'
import { identityText as text } from './identityText'
import { type PasskeyOffer, UsePasskey } from './UsePasskey'

/** Digits in a code of an authenticator app (specification 9). */
const CODE_LENGTH = 6

export interface ConfirmIdentityProps {
  /** Whether the question is open. */
  isOpen: boolean
  /** Checks a code of six digits. */
  onVerify: (code: string) => void
  /** The outcome of the last code. @default idle */
  submission?: Submission | undefined
  /**
   * How many codes were refused. Each refusal empties the field; from the second one on, a line
   * explains what codes depend on. @default 0
   */
  refusals?: number
  /** Whether the account has an authenticator app. Without one, no code is asked for. @default true */
  hasAuthenticator?: boolean | undefined
  /** Offers a passkey. @default only the code */
  passkey?: PasskeyOffer | undefined
  /** The person gives up: what needed the second factor is not done. */
  onCancel: () => void
}

const isCode = (typed: string) => /^[0-9]{6}$/.test(typed)

const schema = textRules<{ token: string }>({
  token: (code) => !isCode(code) && text.codeLength,
})

/** Asks for the second factor again, above whatever is open. What was typed there stays. */
export function ConfirmIdentity({
  isOpen,
  onVerify,
  submission,
  refusals = 0,
  hasAuthenticator = true,
  passkey,
  onCancel,
}: ConfirmIdentityProps) {
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const form = useForm({
    schema,
    initial: { token: '' },
    submission,
    onSubmit: ({ token }) => onVerify(token),
  })
  const { ref: _, ...field } = form.field('token')
  usePersonsTurn(isOpen && !form.isPending)
  const empty = useEffectEvent(() => field.onChange(''))
  useEffect(() => {
    if (refusals === 0) return
    empty()
    // In a microtask, because the message of the form focuses itself in one.
    queueMicrotask(() => input.current?.focus())
  }, [refusals])
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onCancel}
      title={text.confirmTitle}
      isPending={form.isPending || passkey?.isPending === true}
      footer={
        <>
          <Button isDisabled={form.isPending} onPress={onCancel}>
            {defaults.cancel}
          </Button>
          {hasAuthenticator && (
            <Button
              {...form.submitProps}
              form={formId}
              variant={passkey?.onUse ? 'secondary' : 'primary'}
            >
              {text.confirm}
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} {...form.formProps}>
        <Text tone="muted">{hasAuthenticator ? text.confirmDetail : text.confirmWithPasskey}</Text>
        {passkey && <UsePasskey {...passkey} isFirst />}
        {hasAuthenticator && (
          <OneTimeCodeField
            {...field}
            ref={input}
            autoFocus={!passkey?.onUse}
            label={text.code}
            length={CODE_LENGTH}
            onSubmit={() => form.submit()}
            onComplete={(token) => isCode(token) && form.submit({ token })}
          />
        )}
        <div role="status">
          {/* A wrong clock produces wrong codes (RFC 6238, section 6). */}
          {refusals > 1 && (
            <Text size="small" tone="muted">
              {text.clock}
            </Text>
          )}
        </div>
      </Form>
    </Dialog>
  )
}
