import { useRef } from 'react'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { message } from '../../internal/focusedMessage.css'
import { Sentence } from '../../internal/Sentence'
import type { Loadable } from '../../loadable'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { perLocale } from '../../text/locale'
import { postsByEmailHref, userHref, userInvitesHref } from '../members/members'
import { memberImpactText as text } from './memberImpactText'

/**
 * The number of posts, invites and other things of a member. The contract's answer is compatible.
 */
interface Impact {
  posts: number
  /** Invitations without an answer yet. */
  invites: number
  devices?: number | undefined
  plans?: number | undefined
}

export interface MemberImpactProps {
  member: { id: string; email?: string | null | undefined }
  impact: Loadable<Impact>
}

interface Part {
  words: string
  href: string | undefined
}

const lists = perLocale((locale) => new Intl.ListFormat(locale))

/**
 * Lists in the question before a ban or a deletion what the member has. The links open a new tab,
 * so that the question and a half-typed reason stay.
 */
export function MemberImpact({ member, impact }: MemberImpactProps) {
  const line = useRef<HTMLDivElement>(null)
  return (
    <div ref={line} tabIndex={-1} className={message}>
      {impact.status === 'failed' ? (
        <LoadFailure message={text.failed} onRetry={impact.onRetry} focusRef={line} />
      ) : impact.status === 'loading' ? (
        // Reserves the line, so that the buttons do not move when the answer comes.
        <Text tone="muted">{`${text.has[0]}…`}</Text>
      ) : (
        <Parts parts={partsOf(member, impact.data)} />
      )}
    </div>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return <Text>{text.nothing}</Text>
  const hrefs = new Map(parts.map(({ words, href }) => [words, href]))
  return (
    <Text>
      <Sentence words={text.has}>
        {lists()
          .formatToParts(hrefs.keys())
          .map(({ value }, at) => {
            const href = hrefs.get(value)
            // Parts have no id, so the index is the key.
            const key = `${at}`
            return href === undefined ? (
              <span key={key}>{value}</span>
            ) : (
              <Link key={key} href={href} target="_blank">
                <span>{value}</span>
                <VisuallyHidden>{` ${text.newTab}`}</VisuallyHidden>
              </Link>
            )
          })}
      </Sentence>
    </Text>
  )
}

/** Only what the member has at least one of. */
function partsOf(member: MemberImpactProps['member'], impact: Impact): readonly Part[] {
  const { posts, invites, plans = 0, devices = 0 } = impact
  const all: [number, (number: number) => string, string | undefined][] = [
    [posts, text.posts, postsByEmailHref(member.email)],
    [invites, text.invites, `${userInvitesHref(member)}?status=pending`],
    [plans, text.plans, '/memberships'],
    [devices, text.devices, userHref(member)],
  ]
  return all.flatMap(([number, words, href]) =>
    number > 0 ? [{ words: words(number), href }] : [],
  )
}
