import { X } from 'lucide-react'
import { type Ref, useContext, useEffect, useEffectEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  type DateFieldState,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField'
import { iconButton } from '../../internal/iconButton.css'
import { text } from '../../text/defaults'
import { segment as segmentStyle, segments } from './DateTimeField.css'
import { isoOf, UNFINISHED } from './moment'

interface DateTimeSegmentsProps {
  label: string
  value: string
  onChange: (value: string) => void
  ref: Ref<HTMLElement> | undefined
}

/**
 * The segments of the date and the button that clears them. Reports when only some of them are
 * filled in.
 */
export function DateTimeSegments(props: DateTimeSegmentsProps) {
  const state = useContext(DateFieldStateContext)
  return state && <Segments {...props} state={state} />
}

type Progress = 'empty' | 'unfinished' | 'complete'

function Segments({
  label,
  value,
  onChange,
  ref,
  state,
}: DateTimeSegmentsProps & { state: DateFieldState }) {
  const editable = state.segments.filter(({ isEditable }) => isEditable)
  const missing = editable.filter(({ isPlaceholder }) => isPlaceholder).length
  const progress: Progress =
    missing === 0 ? 'complete' : missing === editable.length ? 'empty' : 'unfinished'

  // react-aria only reports complete dates, so report here that a date was started or restored to
  // its old value.
  const report = useEffectEvent((progress: Progress) => {
    const isHeldBack = value === UNFINISHED
    if (progress === 'unfinished' && !isHeldBack) onChange(UNFINISHED)
    if (progress === 'empty' && isHeldBack) onChange('')
    if (progress === 'complete' && isHeldBack && state.value) onChange(isoOf(state.value))
  })
  useEffect(() => report(progress), [progress])

  // A value from outside replaces the started one.
  const replace = useEffectEvent((value: string) => {
    if (value !== UNFINISHED && progress === 'unfinished') {
      state.setValue(value === '' ? null : state.value)
    }
  })
  useEffect(() => replace(value), [value])

  const canClear = progress !== 'empty' && !state.isDisabled && !state.isReadOnly
  return (
    <>
      <DateInput className={segments}>
        {(segment) => (
          <DateSegment
            segment={segment}
            className={segmentStyle}
            {...(ref && segment === editable[0] && { ref })}
          />
        )}
      </DateInput>
      {canClear && (
        <Button
          slot={null}
          aria-label={text.clearField(label)}
          className={iconButton()}
          onPress={(event) => {
            state.setValue(null)
            const field = event.target.parentElement
            field?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
          }}
        >
          <X />
        </Button>
      )}
    </>
  )
}
