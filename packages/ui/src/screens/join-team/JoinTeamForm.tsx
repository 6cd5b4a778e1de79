import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import { NewPasswordFields } from '../../domain/password/password'
import { useDraftForm } from '../../form/useDraftForm'
import type { Submission } from '../../submission'
import { joinTeamSchema } from './joinTeam.schema'
import { joinTeamText as text } from './joinTeamText'

export interface JoinTeamFormProps {
  /** Joins with a name, trimmed, and a password as typed. */
  onJoin: (person: { name: string; password: string }) => void
  /** The outcome of the last try. @default idle */
  submission?: Submission | undefined
  /** The invited address: password managers keep it beside the password. */
  email: string
}

/** The name and the password of a new person on the team. */
export function JoinTeamForm({ onJoin, submission, email }: JoinTeamFormProps) {
  const form = useDraftForm({
    draft: 'join team',
    secrets: ['password', 'confirmPassword'],
    schema: joinTeamSchema,
    initial: { name: '', password: '', confirmPassword: '' },
    submission,
    onSubmit: ({ name, password }) => onJoin({ name, password }),
  })
  return (
    <Form {...form.formProps}>
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={() => {}}
        isReadOnly
      />
      <TextField
        {...form.field('name')}
        label={text.name}
        description={text.nameDescription}
        autoComplete="name"
        spellCheck={false}
        enterKeyHint="next"
        isRequired
      />
      <NewPasswordFields
        label={text.password}
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
      />
      <Button {...form.submitProps} variant="primary" isFullWidth>
        {text.submit}
      </Button>
      <Text size="small" tone="muted" align="center">
        {text.next}
      </Text>
    </Form>
  )
}
