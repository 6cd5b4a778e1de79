import { useId } from 'react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Button } from '../../components/Button/Button'
import { Drawing } from '../../components/Drawing/Drawing'
import { Link } from '../../components/Link/Link'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { type BadgeRequest, reviewHref } from '../../domain/citizenship/citizenship'
import { fireOf, fireText } from '../../domain/desk/desk'
import type { Loadable } from '../../loadable'
import { type Count, CountNote, CountValue } from '../../patterns/StatTile/StatTile'
import { useHearth } from '../../provider/HearthProvider'
import { count as formatCount } from '../../text/numbers'
import { personName, profileImage } from '../../text/people'
import { dashboardText as text } from './dashboardText'
import type { LoadableNumbers, NumbersSectionProps } from './NumbersSection'
import * as css from './PendingBadges.css'

export interface PendingBadgesProps {
  count: Loadable<Count>
  oldestRequestAt: Loadable<string | null> | undefined
  requests: Loadable<readonly BadgeRequest[]>
  /** What waits for the person, for the fire. @default no fire */
  numbers: NumbersSectionProps | undefined
}

const FACES = 5

const DAY = 86_400_000

/** Full days since a moment in ISO 8601; 0 for a future moment. */
const daysSince = (at: string, now: Date) =>
  Math.max(Math.floor((now.getTime() - Date.parse(at)) / DAY), 0)

/** The first card: the number of waiting requests, their faces, and a link to the first review. */
export function PendingBadges({ count, oldestRequestAt, requests, numbers }: PendingBadgesProps) {
  const now = useHearth().now()
  const oldest = oldestRequestAt?.status === 'ready' ? oldestRequestAt.data : null
  const waiting = requests.status === 'ready' ? requests.data : []
  const [first] = waiting
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={count.status === 'loading' || undefined}
      className={css.card}
    >
      <h2 id={headingId} className={css.title}>
        <Link
          href="/badge-requests"
          variant="subject"
          // One stop says both, as in the tiles beside it.
          {...(count.status === 'ready' && {
            'aria-label': `${text.badges} ${formatCount(count.data.value)}`,
          })}
        >
          <span className={css.titleText}>{text.badges}</span>
        </Link>
      </h2>
      <p className={css.number}>
        <span className={css.value}>
          <CountValue count={count} />
        </span>
        <span>{text.badgesDefinition}</span>
        {oldest && <span className={css.oldest}>{text.oldest(daysSince(oldest, now))}</span>}
        {/* A zero-width space reserves the line while it loads, so that the content below does not move. */}
        {oldestRequestAt?.status === 'loading' && <span className={css.oldest}>{'\u200b'}</span>}
        <span className={css.note}>
          <CountNote count={count} />
        </span>
      </p>
      {numbers && numbers.queues.length > 0 && <Hearth content={numbers.content} />}
      <div className={css.foot}>
        {first && (
          <>
            <div className={css.faces}>
              {waiting.slice(0, FACES).map((request) => (
                <span key={request.id} className={css.face}>
                  <Avatar name={personName(request)} {...profileImage(request)} />
                </span>
              ))}
            </div>
            <Button href={reviewHref(first)} variant="primary">
              {text.review}
            </Button>
          </>
        )}
        {requests.status === 'ready' && !first && <p>{text.noRequests}</p>}
      </div>
    </section>
  )
}

/** The state of the house as a fire. Its room is there before the numbers. */
function Hearth({ content }: { content: LoadableNumbers }) {
  const now = useHearth().now()
  const queues = content.status === 'ready' ? Object.values(content.data.queues) : []
  const fire = fireOf(queues, now)
  return (
    <div className={css.fire}>
      {fire && (
        <>
          <Drawing name={fire} />
          <VisuallyHidden element="div">{fireText[fire]}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
