import { Plus, RefreshCw } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Tooltip } from '../../components/Tooltip/Tooltip'
import { Inline } from '../../layout/Inline/Inline'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { StaleNote } from '../../patterns/StaleNote/StaleNote'
import { clockTime } from '../../text/dates'
import * as css from './MembershipsScreen.css'
import { membershipsText as text } from './membershipsText'

interface MembershipsHeaderProps {
  refreshedAt: Date | undefined
  /** Set while reloads keep failing. */
  staleSince: Date | undefined
  onSync: () => void
  isSyncing: boolean
  hasCreate: boolean
  headingRef: Ref<HTMLHeadingElement>
}

/** Title of the list, how fresh it is, and the buttons that stand above it. */
export function MembershipsHeader({
  refreshedAt,
  staleSince,
  onSync,
  isSyncing,
  hasCreate,
  headingRef,
}: MembershipsHeaderProps) {
  const freshness = useId()
  return (
    <PageHeader
      ref={headingRef}
      title={text.title}
      subtitle={text.subtitle}
      actions={
        <Inline space="2">
          <span id={freshness} role="status" className={css.refreshed}>
            {staleSince ? (
              <StaleNote since={staleSince} />
            ) : refreshedAt ? (
              <>
                {text.lastRefreshed}{' '}
                <time dateTime={refreshedAt.toISOString()}>{clockTime(refreshedAt)}</time>
              </>
            ) : null}
          </span>
          <Tooltip content={text.syncTooltip}>
            <Button
              icon={<RefreshCw />}
              isBusy={isSyncing}
              onPress={onSync}
              aria-describedby={freshness}
            >
              {text.sync}
            </Button>
          </Tooltip>
          {hasCreate ? (
            <Button variant="primary" icon={<Plus />} href="/memberships/create">
              {text.create}
            </Button>
          ) : null}
        </Inline>
      }
    />
  )
}
