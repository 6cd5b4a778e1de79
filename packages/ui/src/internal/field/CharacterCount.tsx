import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { text } from '../../text/defaults'
import { lengthOf } from '../../text/lengthOf'
import { counter } from './CharacterCount.css'

interface CharacterCountProps {
  /** Id of the limit in words, which describes the field. */
  id: string
  /** The text in the field. */
  value: string
  /** The limit, in characters. */
  limit: number
}

/** How long typing must pause before the count is announced, in milliseconds. */
const PAUSE = 1_000

/**
 * The character count of a field. Within a tenth of the limit and beyond it, the count is also
 * announced politely when typing pauses, so that it does not interrupt a screen reader at every
 * key.
 */
export function CharacterCount({ id, value, limit }: CharacterCountProps) {
  const count = lengthOf(value)
  const [initial] = useState(count)
  const [announced, setAnnounced] = useState('')
  const left = limit - count
  const message =
    count === initial || left > limit / 10
      ? ''
      : left < 0
        ? text.charactersOver(-left)
        : text.charactersLeft(left)

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), PAUSE)
    return () => clearTimeout(timer)
  }, [message])

  return (
    <>
      <bdi className={counter({ isOver: left < 0 })} aria-hidden="true">
        {left < 0 ? text.charactersOver(-left) : text.characterCount(count, limit)}
      </bdi>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <VisuallyHidden id={id}>{text.characterLimit(limit)}</VisuallyHidden>
    </>
  )
}
