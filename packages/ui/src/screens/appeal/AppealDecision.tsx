import { Fact, FactList } from '../../patterns/FactList/FactList'
import { mediumDate } from '../../text/dates'
import { plainText } from '../../text/people'
import * as css from './AppealScreen.css'
import { appealText as text } from './appealText'

/**
 * A decision about a member, as the link of its letter shows it. The contract's `AppealPage` is
 * structurally compatible.
 */
export interface AppealedDecision {
  /** What was decided, as the contract names it: 'ban'. Any other has a general title. */
  action: string
  /** The title of a deleted post. @default none */
  title?: string | null | undefined
  /** ISO 8601. */
  decidedAt: string
  reason?: string | null | undefined
  /** The organisation's rule to which the reason refers. @default none */
  rule?: string | null | undefined
  /** ISO 8601: when a ban ends. @default it has no end */
  bannedUntil?: string | null | undefined
  /** ISO 8601: until when the member can appeal. */
  appealUntil: string
  /** Other ways to object, as the organisation words them. @default none */
  otherWays?: string | null | undefined
}

/** The entry of a table of texts by action, where it has one. */
const textFor = (table: Readonly<Record<string, string>>, action: string): string | undefined =>
  Object.hasOwn(table, action) ? table[action] : undefined

/** What was decided, as a title. */
export const decisionTitle = ({ action }: AppealedDecision): string =>
  textFor(text.decisions, action) ?? text.otherDecision

/** What was decided, when, why, and what it means. */
export function AppealDecision({ decision }: { decision: AppealedDecision }) {
  const { action, bannedUntil } = decision
  const post = plainText(decision.title)
  const effect = textFor(text.effects, action)
  return (
    <FactList layout="rows">
      {post && (
        <Fact label={text.post}>
          <bdi>{post}</bdi>
        </Fact>
      )}
      <Fact label={text.decidedOn}>{mediumDate(decision.decidedAt)}</Fact>
      <Fact label={text.reason}>
        <Words of={decision.reason} otherwise={text.noReason} />
      </Fact>
      {isGiven(decision.rule) && (
        <Fact label={text.rule}>
          <Words of={decision.rule} />
        </Fact>
      )}
      {action === 'ban' && (
        <Fact label={text.ends}>{bannedUntil ? mediumDate(bannedUntil) : text.noEnd}</Fact>
      )}
      {effect && <Fact label={text.effect}>{effect}</Fact>}
      <Fact label={text.until}>{mediumDate(decision.appealUntil)}</Fact>
      {isGiven(decision.otherWays) && (
        <Fact label={text.otherWays}>
          <Words of={decision.otherWays} />
        </Fact>
      )}
    </FactList>
  )
}

interface WordsProps {
  of: string | null | undefined
  /** Stands in place of missing words. @default nothing */
  otherwise?: string
}

/** Words of a person as plain text, with their lines and the direction of their script. */
export function Words({ of: words, otherwise = '' }: WordsProps) {
  return isGiven(words) ? (
    <bdi className={css.words}>{words?.trim()}</bdi>
  ) : (
    <span>{otherwise}</span>
  )
}

/** Whether a text has anything to see. */
export const isGiven = (words: string | null | undefined): boolean => plainText(words) !== ''
