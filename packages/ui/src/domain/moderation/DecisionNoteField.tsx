import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { TextArea } from '../../components/TextArea/TextArea'
import { lengthOf } from '../../text/lengthOf'
import { noteLength } from '../../text/limits.gen'
import { reasonText } from './reasonText'

const text = reasonText.note

/** The length from which the field shows the count of characters. */
const NEAR_LIMIT = 0.9 * noteLength

export interface DecisionNoteFieldProps {
  /** The note; undefined while the field is closed. */
  value: string | undefined
  onChange: (value: string) => void
  /** The action is running. @default false */
  isDisabled?: boolean | undefined
}

/**
 * A note for the team about a member, next to the reason of a decision. Most decisions have no note, so a
 * press opens the field. A note that is too long shows an error and is never cut.
 */
export function DecisionNoteField({
  value = '',
  onChange,
  isDisabled = false,
}: DecisionNoteFieldProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && value === '') {
    return (
      <div>
        <Button size="small" isDisabled={isDisabled} onPress={() => setOpen(true)}>
          {text.add}
        </Button>
      </div>
    )
  }
  const length = lengthOf(value)
  return (
    <TextArea
      label={text.label}
      description={text.description}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      autoFocus={isOpen}
      rows={2}
      maxRows={5}
      errorMessage={length > noteLength ? text.tooLong : undefined}
      {...(length >= NEAR_LIMIT && { characterLimit: noteLength })}
    />
  )
}
