import { CircleAlert } from 'lucide-react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { type FieldProps, LabelText } from './Field'
import {
  errorMessage as errorStyle,
  description as hintStyle,
  label as labelStyle,
} from './field.css'

/**
 * Label inside a field of react-aria-components, with a star if a value is required. Native fields
 * use Field.
 */
export function AriaFieldLabel({ label, hasStar }: { label: string; hasStar: boolean }) {
  return (
    <Label className={labelStyle}>
      <LabelText label={label} hasStar={hasStar} />
    </Label>
  )
}

/**
 * The messages inside a field of react-aria-components: the error first, then the description.
 * Native fields use Field.
 */
export function AriaFieldMessages({
  description,
  errorMessage,
}: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {errorMessage && (
        <FieldError className={errorStyle}>
          <CircleAlert />
          <span dir="auto">{errorMessage}</span>
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
