import { type Ref, useState } from 'react'
import {
  DateTimeField,
  type DateTimeFieldProps,
  UNFINISHED,
} from '../../components/DateTimeField/DateTimeField'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup'
import { useHearth } from '../../provider/HearthProvider'
import { dateTime } from '../../text/dates'
import { composerText as text } from './composerText'

export interface WhenFieldProps {
  /** The publish time in ISO 8601; '' for none: at once. */
  value: string
  onChange: (value: string) => void
  name: string
  errorMessage: string | undefined
  isReadOnly: boolean
  ref: Ref<HTMLElement>
}

/**
 * Now, or a date and time. Switching back to Later restores the typed time. The form's schema
 * refuses Later without a time.
 */
export function WhenField({ value, onChange, errorMessage, ...field }: WhenFieldProps) {
  const [typed, setTyped] = useState(value)
  const isLater = value !== ''
  if (isLater && value !== (typed || UNFINISHED)) setTyped(value)
  return (
    <>
      <RadioGroup
        label={text.when}
        orientation="horizontal"
        options={[
          { value: 'now', label: text.now },
          { value: 'later', label: text.later },
        ]}
        value={isLater ? 'later' : 'now'}
        onChange={(next) => onChange(next === 'now' ? '' : typed || UNFINISHED)}
      />
      {(isLater || errorMessage) && (
        <MomentField
          {...field}
          label={text.publishedAt}
          value={isLater ? typed : ''}
          onChange={(next) => {
            setTyped(next)
            onChange(next || UNFINISHED)
          }}
          errorMessage={errorMessage}
          notesPast
        />
      )}
    </>
  )
}

export interface MomentFieldProps
  extends Pick<
    DateTimeFieldProps,
    'label' | 'value' | 'onChange' | 'name' | 'errorMessage' | 'isReadOnly' | 'ref' | 'isRequired'
  > {
  /** Whether to warn about a time in the past. @default false */
  notesPast?: boolean
}

/** A date and time in the reader's zone, with the same moment in UTC below. */
export function MomentField({ value, notesPast = false, ...field }: MomentFieldProps) {
  const { now } = useHearth()
  const at = Date.parse(value)
  // The field itself names its time zone.
  const utc = Number.isNaN(at) ? undefined : text.inUtc(dateTime(value, 'UTC'))
  const isPast = notesPast && at <= now().getTime()
  return (
    <DateTimeField
      {...field}
      value={value}
      {...(utc !== undefined && { description: isPast ? `${utc}. ${text.hasPassed}` : utc })}
    />
  )
}
