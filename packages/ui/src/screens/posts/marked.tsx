import { Fragment, type ReactNode } from 'react'
import { fold } from '../../text/fold'
import * as css from './PostsScreen.css'

/**
 * A text with the matches of a search marked, as the only child of an element. It compares in the same
 * way as the search.
 * @param search '' for none
 */
export function marked(given: string, search: string): ReactNode {
  const wanted = fold(search.trim())
  if (wanted === '') return given
  // With each letter and its accents as one character, wherever there is one.
  const text = given.normalize('NFC')
  const [folded, places] = foldWithPlaces(text)
  let at = 0
  return folded.split(wanted).map((before) => {
    const start = at + before.length
    const end = start + wanted.length
    const shown = text.slice(places[at], places[start])
    at = end
    return (
      <Fragment key={start}>
        {shown && <span>{shown}</span>}
        {start < folded.length && (
          <mark className={css.hit}>{text.slice(places[start], places[end])}</mark>
        )}
      </Fragment>
    )
  })
}

/**
 * A folded text, and the place of each of its characters in the original: a letter and its accents
 * are one place, so that a mark covers both.
 */
function foldWithPlaces(text: string): [folded: string, places: readonly number[]] {
  let folded = ''
  const places: number[] = []
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|^\p{M}+/gsu)) {
    const part = fold(letter)
    for (let at = 0; at < part.length; at += 1) places.push(index)
    folded += part
  }
  places.push(text.length)
  return [folded, places]
}
