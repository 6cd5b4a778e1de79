import { useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { CopyButton } from '../../components/CopyButton/CopyButton'
import { Heading } from '../../components/Heading/Heading'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import * as css from './SinceYouLooked.css'
import { sinceText as text } from './sinceText'

/** What other stewards did. The contract's `Digest` is structurally compatible. */
interface Digest {
  /** ISO 8601: what is counted came after it. */
  since: string
  /** ISO 8601: when it was counted. */
  until?: string | undefined
  /**
   * Bans, verifications, decisions on citizenship, deletions of members and posts. Above 1,000 it
   * is a lower bound.
   */
  decisions: number
  /** How many people made them. */
  stewards: number
  /** Actions that others undid; the same. */
  undone: number
}

export interface SinceYouLookedProps {
  /** The counts. */
  digest: Loadable<Digest>
  /** Counts from this digest on: it disappears with the next data. */
  onSeen: (digest: Digest) => void
  /** The call of `onSeen` is under way. @default false */
  isPending?: boolean
}

/** The server stops counting here. */
const MAX_COUNT = 1000

const say = (number: number, words: (number: number) => string): string =>
  number > MAX_COUNT ? text.more(words(MAX_COUNT)) : words(number)

/**
 * What other stewards did since the person last pressed 'Mark as seen', as a section of the
 * dashboard. Renders nothing if there is nothing new.
 */
export function SinceYouLooked({ digest, onSeen, isPending = false }: SinceYouLookedProps) {
  const now = useHearth().now()
  const heading = useRef<HTMLDivElement>(null)
  const headingId = useId()
  if (digest.status === 'loading') return null
  if (digest.status === 'ready' && digest.data.decisions + digest.data.undone === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <Stack space="3">
        <div ref={heading} tabIndex={-1}>
          <Heading level={2} size="section" id={headingId}>
            {text.title}
          </Heading>
        </div>
        <LoadableView content={digest} headingRef={heading} errorMessage={text.failed} isSection>
          {(data) => {
            const { since, decisions, stewards, undone } = data
            const moment = text.since(nearMoment(since, now))
            const facts = [
              decisions > 0 && {
                words: say(decisions, (number) => text.decisions(number, stewards)),
                href: `/record?from=${encodeURIComponent(since)}`,
              },
              undone > 0 && { words: say(undone, text.undone) },
            ].filter((fact) => fact !== false)
            const words = facts.map((fact) => fact.words)
            return (
              <Card padding="small">
                <Inline justify="between" space="3">
                  <div>
                    <Text tone="muted" size="small">
                      {/* Says the minute already: the tooltip of a Moment would add a tab stop. */}
                      <time dateTime={since}>{moment}</time>
                    </Text>
                    <ul className={css.facts}>
                      {facts.map((fact) => (
                        <li key={fact.words}>
                          {fact.href ? <Link href={fact.href}>{fact.words}</Link> : fact.words}
                        </li>
                      ))}
                    </ul>
                  </div>
                  <Inline>
                    <CopyButton label={text.copy} value={`${moment}: ${words.join(', ')}`} />
                    <Button
                      isPending={isPending}
                      onPress={() => {
                        // The button disappears, so move the focus (WCAG 2.4.3).
                        document.querySelector<HTMLElement>('h1')?.focus()
                        onSeen(data)
                      }}
                    >
                      {text.seen}
                    </Button>
                  </Inline>
                </Inline>
              </Card>
            )
          }}
        </LoadableView>
      </Stack>
    </section>
  )
}
