import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { useScrollable } from '../../hooks/useScrollable'
import { panelText as text } from '../../text/panelDefaults'
import * as css from './ClampedText.css'

export interface ClampedTextProps {
  /** What somebody wrote, including line breaks. */
  children: string
  /** Marks what a search has found in the text. @default the plain text */
  mark?: (text: string) => ReactNode
  /** Id of its title: it completes the accessible name of 'Show more'. */
  titleId: string
  /** Visible lines before the text is cut. @default '4' */
  lines?: '2' | '4'
}

/** Letters of a script that the font lacks are higher than their line by a few pixels. */
const TALL_LETTERS = 8

/** One of the few visible lines must not be blank. */
const withoutBlankLines = (text: string) => text.replace(/\n\s*\n/g, '\n')

const plain = (text: string): ReactNode => text

/**
 * A user's text in a list of such texts: cut after a few lines, without blank ones, until somebody
 * wants to read all of it. Where it is the main content of the page, show the whole text.
 */
export function ClampedText({ children, mark = plain, titleId, lines = '4' }: ClampedTextProps) {
  const words = useRef<HTMLParagraphElement>(null)
  // Undefined until somebody presses: from then on the button stays, and the focus stays on it.
  const [isWhole, setIsWhole] = useState<boolean>()
  const isCut = useScrollable(words, TALL_LETTERS)
  return (
    <>
      <p ref={words} dir="auto" className={css.words({ lines: isWhole ? 'all' : lines })}>
        {mark(isWhole ? children : withoutBlankLines(children))}
      </p>
      {isCut || isWhole !== undefined ? (
        <Button
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          onPress={() => setIsWhole(!isWhole)}
        >
          {isWhole ? text.showLess : text.showMore}
        </Button>
      ) : null}
    </>
  )
}
