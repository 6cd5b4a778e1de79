import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Switch, type SwitchProps } from '../../components/Switch/Switch'
import { Text } from '../../components/Text/Text'
import { TextArea } from '../../components/TextArea/TextArea'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { message } from '../../internal/focusedMessage.css'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import type { ReasonInput, ReasonProps } from '../../patterns/Confirm/useConfirm'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { lengthOf } from '../../text/lengthOf'
import { reasonLength } from '../../text/limits.gen'
import { media } from '../../theme/media'
import { changeReason, NO_REASON } from './changeReason'
import { EmailPreview, type PreviewedEmail } from './EmailPreview'
import * as css from './ReasonField.css'
import { reasonText as text } from './reasonText'

export type { PreviewedEmail, ReasonInput }

/** The count shows from this part of the limit on; a short reason does not need it. */
const NEAR_LIMIT = 0.8

/** A reason to choose. The contract's `ReasonTemplate` is structurally compatible. */
interface ReasonOption {
  text: string
  /** The organisation's rule to which it refers: it shows once the reason is chosen. */
  rule?: string | null | undefined
}

export interface ReasonFieldProps extends ReasonProps {
  /**
   * Reasons that are given often: a press writes one into the field. Without them one can still be
   * written. @default none
   */
  templates?: Loadable<readonly ReasonOption[]> | undefined
  /** Lines to reserve for the templates while they load. @default 2 */
  templateLines?: 1 | 2 | undefined
  /** The email that the member can get. @default there is no email */
  preview?: Loadable<PreviewedEmail> | undefined
  /**
   * Who can get an email: the member of the action, each of several, or those who reported a post.
   * Reporters only get the outcome; the preview is that of its author. @default 'member'
   */
  recipients?: 'member' | 'members' | 'reporters' | undefined
  /** The words of a text that is no reason: an answer. @default those of a reason */
  words?: FieldWords | undefined
  /** The longest text, in characters. @default 500 */
  limit?: number | undefined
  /** How many people sent a notice with an address: they always get the outcome. @default 0 */
  noticeSenders?: number | undefined
}

/** What a ReasonField says about its text. */
export type FieldWords = Record<
  | 'label'
  | 'requiredLabel'
  | 'description'
  | 'missing'
  | 'tooLong'
  | 'templates'
  | 'templatesFailed',
  string
>

const noTemplates: Loadable<readonly ReasonOption[]> = { status: 'ready', data: [] }

/**
 * Asks for the reason for an action, and whether to email it to the member. The reason is optional unless
 * `isRequired`, and belongs into a question: see the `reason` of ConfirmDialog. It takes the focus. For a text
 * that is the purpose of the form use a TextArea. A reason beyond the limit is an error and is
 * never cut, because the member may get it by email.
 */
export function ReasonField({
  value = NO_REASON,
  onChange,
  templates = noTemplates,
  templateLines = 2,
  preview,
  recipients = 'member',
  words = text,
  limit = reasonLength,
  noticeSenders = 0,
  isDisabled = false,
  isRequired = false,
  isMissing = false,
}: ReasonFieldProps) {
  const { reason, notify, notifyAuthor = false } = value
  const isReport = recipients === 'reporters'
  const field = useRef<HTMLDivElement>(null)
  // On a phone the keyboard would cover the question.
  const isPhone = useMediaQuery(media.coarse)
  const length = lengthOf(reason)
  const isTooLong = length > limit
  const options = templates.status === 'ready' ? templates.data : []
  const rule = options.find((option) => reason.includes(option.text))?.rule
  useEffect(() => {
    if (isMissing) field.current?.querySelector('textarea')?.focus()
  }, [isMissing])
  const change = (next: Partial<ReasonInput>) => onChange(changeReason(value, next))
  return (
    <Stack space="4">
      <div ref={field} tabIndex={-1} className={message}>
        <Stack space="2">
          <TextArea
            label={isRequired ? words.requiredLabel : words.label}
            isRequired={isRequired}
            description={words.description}
            value={reason}
            onChange={(typed) => change({ reason: typed })}
            isDisabled={isDisabled}
            autoFocus={!isPhone}
            rows={2}
            maxRows={5}
            errorMessage={isTooLong ? words.tooLong : isMissing ? words.missing : undefined}
            {...(length >= NEAR_LIMIT * limit && { characterLimit: limit })}
          />
          {templates.status === 'loading' ? <div className={css.room[templateLines]} /> : null}
          {templates.status === 'failed' ? (
            <LoadFailure
              message={words.templatesFailed}
              onRetry={templates.onRetry}
              focusRef={field}
            />
          ) : null}
          {options.length > 0 ? (
            <section aria-label={words.templates}>
              <Inline space="2">
                {options.map((option) => (
                  <Button
                    key={option.text}
                    size="small"
                    isDisabled={isDisabled}
                    aria-pressed={reason.trim() === option.text}
                    onPress={() => change({ reason: withTemplate(reason, option.text, options) })}
                  >
                    {option.text}
                  </Button>
                ))}
              </Inline>
            </section>
          ) : null}
          <div role="status">
            {rule ? (
              <Text size="small" tone="muted">
                <span>{text.rule}</span> <bdi>{rule}</bdi>
              </Text>
            ) : null}
          </div>
        </Stack>
      </div>
      {preview ? (
        <Notify
          words={isReport ? text.author : recipients === 'members' ? text.members : text}
          isSelected={isReport ? notifyAuthor : notify}
          isDisabled={isDisabled}
          onChange={(next) => change(isReport ? { notifyAuthor: next } : { notify: next })}
          preview={isTooLong ? undefined : preview}
        />
      ) : null}
      {noticeSenders > 0 && (
        <Text size="small" tone="muted">
          {text.noticeSenders(noticeSenders)}
        </Text>
      )}
      {isReport ? (
        <Notify
          words={text.reporters}
          isSelected={notify}
          isDisabled={isDisabled}
          onChange={(next) => change({ notify: next })}
        />
      ) : null}
    </Stack>
  )
}

interface NotifyProps extends Pick<SwitchProps, 'isSelected' | 'isDisabled' | 'onChange'> {
  words: { notify: string; notifyOn: string; notifyOff: string }
  /** Shows the email while it is wanted. @default no preview */
  preview?: Loadable<PreviewedEmail> | undefined
}

/** Whether to email somebody about the action. */
function Notify({ words, preview, ...props }: NotifyProps) {
  return (
    <Stack space="2">
      <Switch
        {...props}
        label={words.notify}
        description={{ on: words.notifyOn, off: words.notifyOff }}
      />
      {preview && props.isSelected ? <EmailPreview email={preview} /> : null}
    </Stack>
  )
}

/** Replaces a chosen template by another one; appends it to typed text. */
function withTemplate(value: string, template: string, options: readonly ReasonOption[]): string {
  const typed = value.trim()
  if (typed === '' || options.some(({ text }) => text === typed)) return template
  return `${typed}\n${template}`
}
