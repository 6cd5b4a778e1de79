import { ArrowLeft } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import type { useForm } from '../../form/useForm'
import { mirrored } from '../../internal/mirrored.css'
import { Stack } from '../../layout/Stack/Stack'
import type { ForgotPasswordValue } from './forgotPassword.schema'
import { forgotPasswordText as text } from './forgotPasswordText'

interface ForgotPasswordFormProps {
  form: ReturnType<typeof useForm<ForgotPasswordValue, ForgotPasswordValue>>
  onBack: () => void
}

/** Asks for the address; the parent keeps the draft, so that 'Try Again' restores it. */
export function ForgotPasswordForm({ form, onBack }: ForgotPasswordFormProps) {
  return (
    <Stack space="5">
      <Form {...form.formProps}>
        <TextField
          {...form.field('email')}
          label={text.email}
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          isRequired
        />
        <Stack space="2">
          <Button {...form.submitProps} variant="primary" isFullWidth>
            {text.submit}
          </Button>
          <Button
            variant="quiet"
            isFullWidth
            icon={<ArrowLeft className={mirrored} />}
            onPress={onBack}
          >
            {text.back}
          </Button>
        </Stack>
      </Form>
      <Text size="small" tone="muted" align="center">
        <span>{text.remember}</span> <Link href="/login">{text.signIn}</Link>
      </Text>
    </Stack>
  )
}
