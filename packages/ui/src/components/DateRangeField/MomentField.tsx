import { useEffect, useEffectEvent, useState } from 'react'
import { useLocalSearch } from '../../hooks/useLocalSearch'
import { DateTimeField } from '../DateTimeField/DateTimeField'

/** Milliseconds without a change after which a moment counts as typed. */
const PAUSE = 1_000

interface MomentFieldProps {
  label: string
  value: string
  min?: string
  max?: string
  timeZone: string
  isDisabled: boolean
  isAllowed: (moment: string) => boolean
  invalidMessage: string
  /** Called with a complete moment, or '' for an empty field. Not called for an incomplete moment. */
  onChange: (value: string) => void
}

interface Edit {
  typed: string
  /** The value when typing began. If the value changes elsewhere, the field shows the new value. */
  over: string
  /** The field has lost the focus since the last key press. */
  isLeft: boolean
}

/**
 * A date and time, reported when it is complete and the person stops typing or leaves the field. An
 * incomplete moment shows an error and is reported as ''.
 */
export function MomentField({
  value,
  onChange,
  isAllowed,
  invalidMessage,
  ...props
}: MomentFieldProps) {
  const [reported, setReported] = useLocalSearch(value)
  const [edit, setEdit] = useState<Edit>()
  const { typed, isLeft } = edit?.over === reported ? edit : { typed: reported, isLeft: true }
  const isWhole = typed === '' || isAllowed(typed)

  const report = useEffectEvent(() => {
    const next = isWhole ? typed : ''
    if (next === reported) return
    setReported(next)
    setEdit({ typed, over: next, isLeft })
    onChange(next)
  })
  useEffect(() => {
    if (isLeft || typed === '') return report()
    // A year is incomplete before its fourth digit.
    if (!isWhole) return
    const timer = setTimeout(() => report(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, isLeft, isWhole])

  return (
    <DateTimeField
      {...props}
      value={typed}
      onChange={(next) => setEdit({ typed: next, over: reported, isLeft: false })}
      onBlur={() => setEdit((now) => now && { ...now, isLeft: true })}
      errorMessage={isLeft && !isWhole ? invalidMessage : undefined}
    />
  )
}
