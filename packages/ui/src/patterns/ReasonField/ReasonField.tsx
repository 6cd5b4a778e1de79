import { Button } from '../../components/Button/Button'
import { TextArea } from '../../components/TextArea/TextArea'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { reasonText as text } from './reasonText'

/** The longest reason, in characters. */
export const REASON_LIMIT = 500

/** From here on the count shows: nobody who writes a sentence needs it. */
const NEAR_LIMIT = 400

export interface ReasonFieldProps {
  /** The reason. */
  value: string
  /** Called with the new text on every change. */
  onChange: (value: string) => void
  /** Reasons that are given often: a press writes one into the field. @default none */
  templates?: readonly string[]
  /** The action is under way. @default false */
  isDisabled?: boolean
}

/**
 * Why somebody does something that others will ask about. It is optional, and belongs into a
 * question: see the `reason` of ConfirmDialog. For a text that is the purpose of the form use a
 * TextArea.
 */
export function ReasonField({
  value,
  onChange,
  templates = [],
  isDisabled = false,
}: ReasonFieldProps) {
  return (
    <Stack space="2">
      <TextArea
        label={text.label}
        description={text.description}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        rows={2}
        maxRows={5}
        maxLength={REASON_LIMIT}
        {...(value.length >= NEAR_LIMIT && { characterLimit: REASON_LIMIT })}
      />
      {templates.length === 0 ? null : (
        <section aria-label={text.templates}>
          <Inline space="2">
            {templates.map((template) => (
              <Button
                key={template}
                size="small"
                isDisabled={isDisabled}
                onPress={() => onChange(withTemplate(value, template, templates))}
              >
                {template}
              </Button>
            ))}
          </Inline>
        </section>
      )}
    </Stack>
  )
}

/** A template replaces another one, and follows what somebody has typed. */
function withTemplate(value: string, template: string, templates: readonly string[]): string {
  const typed = value.trim()
  if (typed === '' || templates.includes(typed)) return template
  return `${typed}\n${template}`.slice(0, REASON_LIMIT)
}
