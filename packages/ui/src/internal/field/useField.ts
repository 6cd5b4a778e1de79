import { type Ref, useId } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useAutoFocus } from '../../hooks/useAutoFocus'

interface FieldOptions<Control> {
  /** A sentence of help under the field. */
  description?: string | undefined
  /** The error of the value. While it is set the field is marked invalid. */
  errorMessage?: string | undefined
  /** Whether a value is required. @default false */
  isRequired?: boolean
  /** The value cannot be changed now. @default false */
  isDisabled?: boolean
  /** The value can be read and copied, but not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** Ids of other texts that describe the control, separated by spaces. */
  describedBy?: string | undefined
  /** Id of the control. @default generated */
  id?: string | undefined
  /** Set on the control as well. */
  ref?: Ref<Control> | undefined
}

/** Connects the label and the messages of a field to its control. */
export type FieldParts = Omit<ReturnType<typeof useField>, 'inputProps'>

/**
 * The ids, states and ARIA attributes of a field with a native control. Field renders the parts
 * around the control. Two choices match react-aria's useTextField, so that all fields behave alike:
 * `aria-describedby` includes the error, as not every screen reader supports `aria-errormessage`,
 * and the browser's own validation is off.
 */
export function useField<Control extends HTMLElement>({
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  describedBy,
  id: givenId,
  ref,
}: FieldOptions<Control>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const descriptionId = `${id}-description`
  const errorId = `${id}-error`
  const control = useObjectRef(ref)
  useAutoFocus(autoFocus, control)
  const descriptions = [description && descriptionId, errorMessage && errorId, describedBy]

  return {
    /** Attributes of the element around all parts; the styles use them. */
    frameProps: {
      'data-invalid': Boolean(errorMessage) || undefined,
      'data-readonly': isReadOnly || undefined,
      'data-disabled': isDisabled || undefined,
    },
    labelProps: { id: `${id}-label`, htmlFor: id },
    inputProps: {
      ref: control,
      id,
      disabled: isDisabled,
      readOnly: isReadOnly,
      'aria-required': isRequired || undefined,
      'aria-invalid': Boolean(errorMessage) || undefined,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    },
    messagesProps: { description, descriptionId, errorMessage, errorId },
  }
}
