import { CircleAlert } from 'lucide-react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import {
  errorMessage as errorStyle,
  description as hintStyle,
  label as labelStyle,
  star,
} from './field.css'

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

/** Label of a field, with a star if the field is required. */
export function FieldLabel({ label, hasStar }: { label: string; hasStar: boolean }) {
  return (
    <Label className={labelStyle}>
      {label}
      {hasStar && (
        <span className={star} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </Label>
  )
}

/** The messages under a field: the error first, then the description. Both describe the input. */
export function FieldMessages({
  description,
  errorMessage,
}: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {errorMessage && (
        <FieldError className={errorStyle}>
          <CircleAlert />
          <span>{errorMessage}</span>
        </FieldError>
      )}
      {description && (
        <Text slot="description" className={hintStyle}>
          {description}
        </Text>
      )}
    </>
  )
}
