import { Stack } from '../../layout/Stack/Stack'
import { answerLength, answerMinLength } from '../../text/limits.gen'
import { type FieldWords, ReasonField, type ReasonFieldProps } from '../moderation/moderation'
import { appealsText as text } from './appealsText'
import type { LostThing } from './deskModel'
import { LostThings } from './LostThings'

/** The shortest and the longest answer to an appeal, in characters. */
export const ANSWER_LENGTHS = [answerMinLength, answerLength] as const

const words = (): FieldWords => ({
  label: text.answerOptional,
  requiredLabel: text.answer,
  description: text.answerDescription,
  missing: text.answerMissing,
  tooLong: text.answerTooLong,
  templates: text.answerTemplates,
  templatesFailed: text.answerTemplatesFailed,
})

export interface AnswerFieldProps
  extends Pick<
    ReasonFieldProps,
    'value' | 'onChange' | 'isDisabled' | 'isRequired' | 'isMissing' | 'templates'
  > {
  /** What overturning does not bring back. @default nothing is said */
  lost?: readonly LostThing[] | undefined
}

/** The answer to an appeal, in the question before its decision. */
export function AnswerField({ lost = [], ...field }: AnswerFieldProps) {
  return (
    <Stack space="4">
      <LostThings lost={lost} />
      <ReasonField {...field} words={words()} limit={ANSWER_LENGTHS[1]} templateLines={1} />
    </Stack>
  )
}
