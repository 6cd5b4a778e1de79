import { Stack } from '../../layout/Stack/Stack'
import { mediumDate } from '../../text/dates'
import { appealsText as text } from './appealsText'
import type { LostThing } from './deskModel'
import * as css from './ReportCase.css'

const wordsOf = ({ kind, at }: LostThing): string | undefined => {
  if (!Object.hasOwn(text.lost, kind)) return undefined
  const words = text.lost[kind as keyof typeof text.lost]
  return typeof words === 'string' ? words : words(mediumDate(at))
}

/** What overturning a decision does not bring back. Renders nothing if everything comes back. */
export function LostThings({ lost }: { lost: readonly LostThing[] }) {
  const words = lost.map(wordsOf).filter((each) => each !== undefined)
  if (words.length === 0) return null
  return (
    <Stack space="1" element="section" aria-label={text.cantComeBack}>
      <h3 className={css.heading}>{text.cantComeBack}</h3>
      <ul className={css.plainList}>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Stack>
  )
}
