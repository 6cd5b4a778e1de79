import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { Moment } from '../../components/Moment/Moment'
import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useMinute } from '../../hooks/useMinute'
import type { Question } from '../../patterns/Confirm/useConfirm'
import { Section } from '../../patterns/Sections/Sections'
import { plainText } from '../../text/people'
import { timeAgo } from '../../text/timeAgo'
import { AccountItem } from './AccountItem'
import * as css from './AccountScreen.css'
import type { OwnSession } from './accountModel'
import { accountText as text } from './accountText'

export interface SessionActions {
  /** Ends one session. */
  onEndSession: (session: OwnSession) => void
  /** Ends all but this one; rejects when the call fails. */
  onEndOthers: () => Promise<unknown>
}

interface SessionsSectionProps extends SessionActions {
  sessions: readonly OwnSession[]
  busyIds: ReadonlySet<string>
  ask: (question: Question) => void
}

/** The open sessions: this one is marked, and the others can be ended. */
export function SessionsSection({
  sessions,
  busyIds,
  ask,
  onEndSession,
  onEndOthers,
}: SessionsSectionProps) {
  const now = useMinute()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <Section
      title={text.sessions}
      action={
        hasOthers && (
          <Button
            size="small"
            onPress={() =>
              ask({
                title: text.endOthersTitle,
                description: text.endOthersQuestion,
                effect: text.endOthersEffect,
                confirmLabel: text.endOthers,
                tone: 'critical',
                onConfirm: onEndOthers,
              })
            }
          >
            {text.endOthers}
          </Button>
        )
      }
    >
      <ul className={css.list}>
        {sessions.map((session) => {
          const device = plainText(session.device) || text.unknownDevice
          return (
            <AccountItem
              key={session.id}
              name={
                <>
                  <span>{device}</span>{' '}
                  {session.isCurrent && <Badge tone="accent">{text.thisSession}</Badge>}
                </>
              }
              detail={
                <>
                  <span>{`${text.network}:`}</span>{' '}
                  <bdi>{plainText(session.network) || text.unknownNetwork}</bdi>
                  {session.isCurrent ? (
                    <span>{` · ${text.activeNow}`}</span>
                  ) : (
                    <>
                      <span>{` · ${text.lastSeen}`}</span>{' '}
                      <Moment value={session.lastSeenAt}>{timeAgo(session.lastSeenAt, now)}</Moment>
                    </>
                  )}
                </>
              }
            >
              {!session.isCurrent && (
                <Button
                  size="small"
                  isPending={busyIds.has(session.id)}
                  onPress={() => onEndSession(session)}
                >
                  <span>{text.endSession}</span>
                  <VisuallyHidden>{` ${device}`}</VisuallyHidden>
                </Button>
              )}
            </AccountItem>
          )
        })}
      </ul>
      {!hasOthers && <Text tone="muted">{text.noOthers}</Text>}
    </Section>
  )
}
