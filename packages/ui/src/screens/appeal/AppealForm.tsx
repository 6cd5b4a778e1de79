import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { TextArea } from '../../components/TextArea/TextArea'
import { useDraftForm } from '../../form/useDraftForm'
import type { Submission } from '../../submission'
import { appealLength } from '../../text/limits.gen'
import { appealSchema } from './appeal.schema'
import { appealText as text } from './appealText'

export interface AppealFormProps {
  /** Sends the member's words, without blanks around them. */
  onSend: (words: string) => void
  /** The outcome of the last try: the words stay. @default idle */
  submission?: Submission | undefined
}

/** The member's words. They are kept in memory while the page is open, and nowhere else. */
export function AppealForm({ onSend, submission }: AppealFormProps) {
  const form = useDraftForm({
    draft: 'appeal',
    schema: appealSchema,
    initial: { text: '' },
    submission,
    onSubmit: (value) => onSend(value.text),
  })
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('text')}
        label={text.words}
        description={text.wordsDescription}
        characterLimit={appealLength}
        rows={6}
        isRequired
      />
      <Button {...form.submitProps} variant="primary" isFullWidth>
        {text.send}
      </Button>
    </Form>
  )
}
