import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { WaitNote } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField'
import { Text } from '../../components/Text/Text'
import { identityText, type PasskeyOffer, UsePasskey } from '../../domain/identity/identity'
import { useWait } from '../../hooks/useWait'
import { Stack } from '../../layout/Stack/Stack'
import { IDLE, type Refusal, type ServerFieldError, type Submission } from '../../submission'
import { help } from './TwoFactorVerify.css'
import { CODE_LENGTH, codeError } from './twoFactor.schema'
import { twoFactorText } from './twoFactorText'

/** Asks for a code of the authenticator app. */
export interface TwoFactorVerifyMode {
  kind: 'verify'
  /**
   * The outcome of the last code. A message, or the error of `token` at the field, shows until
   * the code is edited or sent again. @default idle
   */
  submission?: Submission | undefined
  /**
   * How many codes in a row were refused on this visit. Each refusal empties the field for the
   * next code. From the second one on, a line explains what codes depend on. A failure without a
   * verdict keeps the code. @default 0
   */
  refusals?: number
}

interface TwoFactorVerifyProps {
  mode: TwoFactorVerifyMode
  onVerify: (code: string) => void
  onEmptyCode: () => void
  onBackToSetup: (() => void) | undefined
  passkey: PasskeyOffer | undefined
  onUseRecoveryCode: (() => void) | undefined
}

/** The name of the code in the call. */
const FIELD = 'token'

const messagesOf = (errors: readonly ServerFieldError[], isShown: (field: string) => boolean) =>
  errors
    .filter(({ field }) => isShown(field))
    .map(({ message }) => message)
    .join(' ') || undefined

/** The code of the second step. Its sixth typed digit sends it. */
export function TwoFactorVerify({
  mode,
  onVerify,
  onEmptyCode,
  onBackToSetup,
  passkey,
  onUseRecoveryCode,
}: TwoFactorVerifyProps) {
  const { submission = IDLE, refusals = 0 } = mode
  const isPending = submission.status === 'sending'
  const refusal: Refusal = submission.status === 'refused' ? submission : {}
  const wait = useWait(refusal.retryAt)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  // An edit while a code is being sent does not hide the answer to it.
  const [edited, setEdited] = useState<Submission>()
  const { message, fieldErrors = [] }: Refusal = edited === submission ? {} : refusal
  const answer = message ?? messagesOf(fieldErrors, (field) => field !== FIELD)
  const refused = messagesOf(fieldErrors, (field) => field === FIELD)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (answer) input.current?.select()
  }, [answer])

  useEffect(() => {
    if (refusals === 0) return
    setCode('')
    input.current?.focus()
  }, [refusals])

  const submit = (entered = code) => {
    if (isPending || wait > 0) return
    if (entered === '') onEmptyCode()
    const error = codeError(entered)
    setProblem(error)
    // An invalid code is not sent, so hide the refusal of the previous one.
    setEdited(error === undefined ? undefined : submission)
    if (error === undefined) onVerify(entered)
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack space="5">
        {passkey && (
          <>
            <UsePasskey {...passkey} isFirst />
            {passkey.onUse && (
              <Text tone="muted" align="center">
                {twoFactorText.or}
              </Text>
            )}
          </>
        )}
        {answer && <Notice tone="critical">{answer}</Notice>}
        {wait > 0 && <WaitNote seconds={wait} />}
        <div>
          <OneTimeCodeField
            ref={input}
            autoFocus={!passkey?.onUse}
            name="code"
            label={twoFactorText.code}
            length={CODE_LENGTH}
            value={code}
            onChange={(next) => {
              setCode(next)
              setProblem(undefined)
              setEdited(submission)
            }}
            onComplete={(typed) => codeError(typed) === undefined && submit(typed)}
            onSubmit={() => submit()}
            errorMessage={problem ?? refused}
          />
          <div role="status" className={help}>
            {refusals > 1 && (
              <Text size="small" tone="muted">
                {/* A wrong clock produces wrong codes (RFC 6238, section 6). */}
                {identityText.clock}
              </Text>
            )}
          </div>
        </div>
        <Stack space="2">
          <Button
            type="submit"
            variant={passkey?.onUse ? 'secondary' : 'primary'}
            isFullWidth
            isPending={isPending}
            isDisabled={wait > 0 || code.length < CODE_LENGTH}
          >
            {twoFactorText.verify}
          </Button>
          {onUseRecoveryCode && (
            <Button variant="quiet" isFullWidth onPress={onUseRecoveryCode}>
              {twoFactorText.useRecoveryCode}
            </Button>
          )}
          {onBackToSetup && (
            <Button variant="quiet" isFullWidth onPress={onBackToSetup}>
              {twoFactorText.backToSetup}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  )
}
