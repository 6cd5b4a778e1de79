import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Text } from '../../components/Text/Text'
import { TextArea } from '../../components/TextArea/TextArea'
import { TextField } from '../../components/TextField/TextField'
import { useDraftForm } from '../../form/useDraftForm'
import { Stack } from '../../layout/Stack/Stack'
import type { Submission } from '../../submission'
import { lengthOf } from '../../text/lengthOf'
import { explanationLength } from '../../text/limits.gen'
import { type NoticeValue, noticeSchema } from './notice.schema'
import { noticeText as text } from './noticeText'

/** The count of characters shows from this length on. */
const NEAR_LIMIT = 1800

export interface NoticeFormProps {
  /** The post that the link to this page names. @default '' */
  post?: string
  /** Sends the notice; its texts are trimmed. */
  onSend: (value: NoticeValue) => void
  /** The outcome of the last try. @default idle */
  submission?: Submission | undefined
}

/** The parts of a notice. What was typed stays after an error, a lost connection and a broken page. */
export function NoticeForm({ post = '', onSend, submission }: NoticeFormProps) {
  const form = useDraftForm({
    draft: 'notice',
    schema: noticeSchema,
    initial: { post, explanation: '', name: '', email: '', about: '' },
    submission,
    onSubmit: onSend,
  })
  const about = form.field('about')
  const isAboutChildAbuse = about.value !== ''
  const isLong = lengthOf(form.values.explanation) >= NEAR_LIMIT
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('post')}
        label={text.post}
        description={text.postDescription}
        isRequired
      />
      <TextArea
        {...form.field('explanation')}
        label={text.explanation}
        isRequired
        {...(isLong && { characterLimit: explanationLength })}
      />
      <Stack space="2">
        {/* A button: for a Checkbox this page would load code that it shares with the panel. */}
        <Button
          size="small"
          aria-pressed={isAboutChildAbuse}
          onPress={() => about.onChange(isAboutChildAbuse ? '' : 'childAbuse')}
        >
          {text.childAbuse}
        </Button>
        <div role="status">
          {isAboutChildAbuse && (
            <Text size="small" tone="muted">
              {text.childAbuseNote}
            </Text>
          )}
        </div>
      </Stack>
      <TextField
        {...form.field('name')}
        label={text.name}
        autoComplete="name"
        isRequired={!isAboutChildAbuse}
      />
      <TextField
        {...form.field('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        description={text.emailDescription}
        isRequired={!isAboutChildAbuse}
      />
      <Text size="small" tone="muted">
        {text.statement}
      </Text>
      <Button {...form.submitProps} variant="primary" isFullWidth>
        {text.submit}
      </Button>
    </Form>
  )
}
