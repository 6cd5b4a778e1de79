import { Fragment } from 'react'
import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import type { Loadable } from '../../loadable'
import { text as defaults } from '../../text/defaults'
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
  // It keeps its line, so that the buttons do not move when the answer comes.
  if (impact.status === 'loading') return <Text tone="muted">{text.title}: …</Text>
  if (impact.status === 'failed') {
    return (
      <div role="status">
        <Inline>
          <Text tone="muted">{text.failed}</Text>
          <Button size="small" onPress={impact.onRetry}>
            {defaults.tryAgain}
          </Button>
        </Inline>
      </div>
    )
  }
  const parts = partsOf(member, impact.data)
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
