import { CircleAlert } from 'lucide-react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { error as errorStyle, hint as hintStyle, label as labelStyle, star } from './TextField.css'

/** What every field of a form shares. */
export interface FieldProps {
  /** Names the field; always visible, never only a placeholder (WCAG 3.3.2). */
  label: string
  /** A sentence of help under the field. */
  hint?: string | undefined
  /** What is wrong with the value. While it is there the field is marked invalid. */
  error?: string | undefined
  /** Whether it must be filled in. Told to assistive technology. @default false */
  isRequired?: boolean
  /** Shows a star after the label; worth it only where a form mixes required and optional fields. @default false */
  hasRequiredMark?: boolean
  /** The value cannot be changed now. @default false */
  isDisabled?: boolean
}

/** Label of a field, with the star of a required one. */
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

/** What stands under a field: the error first, then the hint; both describe the input. */
export function FieldMessages({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <FieldError className={errorStyle}>
          <CircleAlert />
          <span>{error}</span>
        </FieldError>
      )}
      {hint && (
        <Text slot="description" className={hintStyle}>
          {hint}
        </Text>
      )}
    </>
  )
}
