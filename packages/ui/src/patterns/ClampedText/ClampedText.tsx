import { useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { useScrollable } from '../../hooks/useScrollable'
import { text } from '../../text/defaults'
import * as css from './ClampedText.css'

export interface ClampedTextProps {
  /** What somebody wrote, with its line breaks. */
  children: string
  /** Id of its title: says what 'Show more' shows more of. */
  titleId: string
  /** Lines that show before it is cut. @default '4' */
  lines?: '2' | '4'
}

/** Letters of a script that the font has not are higher than their line, by a few pixels. */
const TALL_LETTERS = 8

/**
 * A text that somebody wrote, in a list of such: cut after a few lines until somebody wants all of it.
 * Where it is the page's own subject, show it whole.
 */
export function ClampedText({ children, titleId, lines = '4' }: ClampedTextProps) {
  const words = useRef<HTMLParagraphElement>(null)
  // Undefined until somebody presses: then the button stays, and so does the focus on it.
  const [isWhole, setIsWhole] = useState<boolean>()
  const isCut = useScrollable(words, TALL_LETTERS)
  return (
    <div>
      <p ref={words} dir="auto" className={css.words({ lines: isWhole ? 'all' : lines })}>
        {children}
      </p>
      {isCut || isWhole !== undefined ? (
        <div className={css.more}>
          <Button
            variant="quiet"
            size="small"
            aria-describedby={titleId}
            onPress={() => setIsWhole(!isWhole)}
          >
            {isWhole ? text.showLess : text.showMore}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
