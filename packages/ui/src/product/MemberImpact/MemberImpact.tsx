import { Fragment, useRef } from 'react'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { message } from '../../internal/focusedMessage.css'
import type { Loadable } from '../../loadable'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { postsByEmailHref, userHref, userInvitesHref } from '../users/userHrefs'
import { memberImpactText as text } from './memberImpactText'

/** What hangs on a member, by number. The contract's answer is structurally compatible. */
export interface Impact {
  posts: number
  /** Invitations that nobody has answered yet. */
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

/**
 * Says in the question before a ban or a deletion what hangs on the member. The links open a new
 * tab: the question and a reason that is half typed stay.
 */
export function MemberImpact({ member, impact }: MemberImpactProps) {
  const line = useRef<HTMLDivElement>(null)
  return (
    <div ref={line} tabIndex={-1} className={message}>
      {impact.status === 'failed' ? (
        <LoadFailure message={text.failed} onRetry={impact.onRetry} focusRef={line} />
      ) : impact.status === 'loading' ? (
        // It keeps its line, so that the buttons do not move when the answer comes.
        <Text tone="muted">{text.title}: …</Text>
      ) : (
        <Parts parts={partsOf(member, impact.data)} />
      )}
    </div>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <Text>
      {text.title}: {parts.length === 0 ? text.nothing : null}
      {parts.map(({ words, href }, at) => (
        <Fragment key={words}>
          {at === 0 ? null : ', '}
          {href === undefined ? (
            words
          ) : (
            <Link href={href} target="_blank">
              {words}
            </Link>
          )}
        </Fragment>
      ))}
      {parts.some(({ href }) => href) ? `. ${text.newTab}` : null}
    </Text>
  )
}

/** What there is at least one of. */
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
