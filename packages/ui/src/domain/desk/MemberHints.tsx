import { type ReactNode, useId, useRef } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { useHearth } from '../../provider/HearthProvider'
import { text as defaults } from '../../text/defaults'
import { plainText } from '../../text/people'
import { userHref } from '../members/members'
import { entrySentence } from '../record/record'
import type { Hints } from './deskModel'
import { deskText as text } from './deskText'
import * as css from './MemberHints.css'

export interface MemberHintsProps {
  /** What helps to judge the member. */
  hints: Loadable<Hints>
}

/**
 * What helps to judge a member: who invited them, who looks like the same person, and what was
 * decided before. The words are neutral, because a hint can be wrong: a family shares a phone.
 */
export function MemberHints({ hints }: MemberHintsProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack space="3" element="section" aria-labelledby={titleId}>
      <h3 ref={heading} id={titleId} tabIndex={-1} className={css.heading}>
        {text.hints}
      </h3>
      {hints.status === 'failed' ? (
        <LoadFailure message={text.hintsFailed} onRetry={hints.onRetry} focusRef={heading} />
      ) : null}
      {hints.status === 'loading' ? (
        <Text size="small" tone="muted">
          {defaults.loading}
        </Text>
      ) : null}
      {hints.status === 'ready' ? <List {...hints.data} /> : null}
    </Stack>
  )
}

function List({ inviters, lookAlikes, decisions }: Hints) {
  const now = useHearth().now()
  const known = lookAlikes.filter(({ kind }) => Object.hasOwn(text.lookAlikes, kind))
  return (
    <>
      <Text size="small" tone="muted">
        {text.hintsNote}
      </Text>
      {inviters.length === 0 ? <Text>{text.notInvited}</Text> : null}
      {inviters.length > 0 ? (
        <Part label={text.inviters}>
          {inviters.map((inviter) => (
            <li key={inviter.id} className={css.line}>
              <Person {...inviter} />
              <Text element="span" size="small" tone="muted">
                {text.invited(inviter.joined, inviter.banned)}
              </Text>
            </li>
          ))}
        </Part>
      ) : null}
      {known.map(({ kind, member }) => (
        <Part key={`${kind} ${member.id}`} label={text.lookAlikes[kind as LookAlike]}>
          <li className={css.line}>
            <Person {...member} />
          </li>
        </Part>
      ))}
      {decisions.length > 0 ? (
        <Part label={text.earlier}>
          {decisions.map((entry) => (
            <li key={entry.id} className={css.entry}>
              <Text>{entrySentence(entry, now)}</Text>
              {plainText(entry.reason) === '' ? null : (
                <Text size="small" tone="muted">
                  <bdi>{entry.reason}</bdi>
                </Text>
              )}
            </li>
          ))}
        </Part>
      ) : null}
    </>
  )
}

type LookAlike = keyof typeof text.lookAlikes

function Part({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className={css.label}>
        {label}
      </p>
      <ol aria-labelledby={labelId} className={css.list}>
        {children}
      </ol>
    </div>
  )
}

interface PersonProps {
  id: string
  name: string
  isBanned: boolean
}

function Person({ id, name, isBanned }: PersonProps) {
  return (
    <>
      <Link href={userHref({ id })}>
        <bdi translate="no">{name}</bdi>
      </Link>
      {isBanned ? <Badge tone="caution">{text.banned}</Badge> : null}
    </>
  )
}
