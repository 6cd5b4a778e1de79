import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { TextField } from '../../components/TextField/TextField'
import { textRules } from '../../form/textRules'
import { useForm } from '../../form/useForm'
import { Stack } from '../../layout/Stack/Stack'
import type { Submission } from '../../submission'
import { twoFactorText } from './twoFactorText'

/** Asks for a recovery code in place of the code of the authenticator app. */
export interface TwoFactorRecoveryMode {
  kind: 'recovery'
  /** The outcome of the last code. @default idle */
  submission?: Submission | undefined
  /** Whether the way back leads to a passkey, as there is no authenticator app. @default false */
  hasOnlyPasskey?: boolean
}

/** What a person without their phone can do. */
export interface RecoveryActions {
  /** Opens the step of the recovery code. */
  onOpen: () => void
  /** Checks a recovery code as typed: blanks, hyphens and case do not matter to the server. */
  onRecover: (code: string) => void
  /** Goes back to the code of the authenticator app. */
  onBack: () => void
}

interface TwoFactorRecoveryProps extends Omit<RecoveryActions, 'onOpen'> {
  mode: TwoFactorRecoveryMode
}

const schema = textRules<{ code: string }>(
  { code: (code) => code === '' && twoFactorText.recoveryRequired },
  ({ code }) => ({ code: code.trim() }),
)

/** The step of a recovery code. */
export function TwoFactorRecovery({ onRecover, onBack, mode }: TwoFactorRecoveryProps) {
  const form = useForm({
    schema,
    initial: { code: '' },
    submission: mode.submission,
    onSubmit: ({ code }) => onRecover(code),
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('code')}
        label={twoFactorText.recoveryCode}
        // Not `text`: phones would correct it, and write it from right to left on such a page.
        type="url"
        inputMode="text"
        autoComplete="off"
        enterKeyHint="go"
        spellCheck={false}
        isRequired
        autoFocus
      />
      <Stack space="2">
        <Button {...form.submitProps} variant="primary" isFullWidth>
          {twoFactorText.verify}
        </Button>
        <Button variant="quiet" isFullWidth onPress={onBack}>
          {mode.hasOnlyPasskey ? twoFactorText.backToPasskey : twoFactorText.backToCode}
        </Button>
      </Stack>
    </Form>
  )
}
