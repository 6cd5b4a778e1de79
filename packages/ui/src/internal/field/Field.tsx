import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  errorMessage as errorStyle,
  field,
  description as hintStyle,
  label as labelStyle,
  star,
} from './field.css'
import type { FieldParts } from './useField'

/** Props of every field of a form. */
export interface FieldProps {
  /** Names the field; always visible, never only a placeholder (WCAG 3.3.2). */
  label: string
  /** A sentence of help under the field. */
  description?: string | undefined
  /** The error of the value. While it is set the field is marked invalid. */
  errorMessage?: string | undefined
  /** Whether a value is required. Exposed to assistive technology. @default false */
  isRequired?: boolean
  /**
   * Shows a star after the label; useful only in a form with required and optional fields.
   * @default false
   */
  hasRequiredMark?: boolean
  /** The value cannot be changed now. @default false */
  isDisabled?: boolean
}

interface FieldFrameProps extends Pick<FieldProps, 'label'> {
  /** Whether the label has a star. */
  hasStar: boolean
  /** From useField. */
  parts: FieldParts
  /** The control with its frame. It gets the `inputProps` of useField. */
  children: ReactNode
  /** Below the messages, such as a character count. */
  footer?: ReactNode
}

/** A field of a native control: its label, the control and its messages. */
export function Field({ label, hasStar, parts, children, footer }: FieldFrameProps) {
  return (
    <div className={field} {...parts.frameProps}>
      <FieldLabel label={label} hasStar={hasStar} {...parts.labelProps} />
      {children}
      <FieldMessages {...parts.messagesProps} />
      {footer}
    </div>
  )
}

interface FieldLabelProps {
  label: string
  hasStar: boolean
  id: string
  /** Id of the input. */
  htmlFor: string
}

/** Label of a field, with a star if the field is required. */
function FieldLabel({ label, hasStar, id, htmlFor }: FieldLabelProps) {
  return (
    <label id={id} htmlFor={htmlFor} className={labelStyle}>
      <LabelText label={label} hasStar={hasStar} />
    </label>
  )
}

/** The words of a label, and its star. */
export function LabelText({ label, hasStar }: { label: string; hasStar: boolean }) {
  return (
    <>
      <span>{label}</span>
      {hasStar && (
        <span className={star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
}

interface FieldMessagesProps extends Pick<FieldProps, 'description' | 'errorMessage'> {
  descriptionId: string
  errorId: string
}

/** The messages under a field: the error first, then the description. Both describe the input. */
function FieldMessages({ description, descriptionId, errorMessage, errorId }: FieldMessagesProps) {
  return (
    <>
      {errorMessage && (
        <span id={errorId} className={errorStyle}>
          <CircleAlert />
          <span dir="auto">{errorMessage}</span>
        </span>
      )}
      {description && (
        <span id={descriptionId} className={hintStyle}>
          {description}
        </span>
      )}
    </>
  )
}
