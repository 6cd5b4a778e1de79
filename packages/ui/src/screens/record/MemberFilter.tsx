import { useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { recordText as text } from '../../domain/record/record'
import { message } from '../../internal/focusedMessage.css'
import { Inline } from '../../layout/Inline/Inline'
import type { Loadable } from '../../loadable'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { text as defaults } from '../../text/defaults'
import { personName } from '../../text/people'

/** A member that the typed text finds. */
export interface FoundMember {
  id: string
  fullName?: string | null | undefined
  email?: string | null | undefined
}

/** A search for the member to filter the record by. */
export interface MemberSearch {
  /** The typed text. */
  value: string
  /** Called for each key press. */
  onChange: (value: string) => void
  /** The members found; undefined while the search is empty. */
  found: Loadable<readonly FoundMember[]> | undefined
}

interface MemberMatchesProps {
  found: Loadable<readonly FoundMember[]>
  onChoose: (member: FoundMember) => void
}

/** The members found, as buttons. */
export function MemberMatches({ found, onChoose }: MemberMatchesProps) {
  const matches = useRef<HTMLDivElement>(null)
  return (
    <div ref={matches} tabIndex={-1} className={message}>
      {found.status === 'failed' ? (
        <LoadFailure message={text.memberFailed} onRetry={found.onRetry} focusRef={matches} />
      ) : found.status === 'loading' ? (
        <Inline justify="center">
          <Spinner size="small" label={defaults.loading} />
        </Inline>
      ) : found.data.length === 0 ? (
        <Text tone="muted">{text.noMember}</Text>
      ) : (
        <section aria-label={text.members}>
          <Inline>
            {found.data.map((member) => (
              <Button key={member.id} size="small" onPress={() => onChoose(member)}>
                <bdi translate="no">{personName(member)}</bdi>
              </Button>
            ))}
          </Inline>
        </section>
      )}
    </div>
  )
}
