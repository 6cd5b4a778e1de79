import { Button } from '../../components/Button/Button'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import type { Loadable } from '../../loadable'
import { recordText as text } from '../../product/record/recordText'
import { text as defaults } from '../../text/defaults'
import { personName } from '../../text/people'

/** A member that the typed text finds. */
export interface FoundMember {
  id: string
  fullName?: string | null | undefined
  email?: string | null | undefined
}

/** Finds the member to narrow the record to. */
export interface MemberSearch {
  /** What was typed. */
  value: string
  /** Called for each key press. */
  onChange: (value: string) => void
  /** Whom the text finds; undefined while nothing is typed. */
  found: Loadable<readonly FoundMember[]> | undefined
}

interface MemberMatchesProps {
  found: Loadable<readonly FoundMember[]>
  onChoose: (member: FoundMember) => void
}

/** Whom the typed text finds, to choose one of them. */
export function MemberMatches({ found, onChoose }: MemberMatchesProps) {
  if (found.status === 'loading') return <Spinner size="small" label={defaults.loading} />
  if (found.status === 'failed') {
    return (
      <Inline>
        <Text>{text.memberFailed}</Text>
        <Button size="small" onPress={found.onRetry}>
          {defaults.tryAgain}
        </Button>
      </Inline>
    )
  }
  if (found.data.length === 0) return <Text tone="muted">{text.noMember}</Text>
  return (
    <section aria-label={text.members}>
      <Inline>
        {found.data.map((member) => (
          <Button key={member.id} size="small" onPress={() => onChoose(member)}>
            <bdi>{personName(member)}</bdi>
          </Button>
        ))}
      </Inline>
    </section>
  )
}
