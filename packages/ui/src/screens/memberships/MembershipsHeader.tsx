import { Plus, RefreshCw } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Tooltip } from '../../components/Tooltip/Tooltip'
import { membershipsText as text } from '../../domain/plans/plans'
import { Inline } from '../../layout/Inline/Inline'
import type { Loadable } from '../../loadable'
import { LoadNotes } from '../../patterns/LoadNotes/LoadNotes'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { clockTime } from '../../text/dates'
import * as css from './MembershipsScreen.css'

interface MembershipsHeaderProps {
  plans: Loadable<unknown>
  refreshedAt: Date | undefined
  onSync: () => void
  isSyncing: boolean
  /** Only an administrator may sync and create plans. */
  isAdmin: boolean
  headingRef: Ref<HTMLHeadingElement>
}

/** Title of the list, the age of its data, and the buttons above it. */
export function MembershipsHeader({
  plans,
  refreshedAt,
  onSync,
  isSyncing,
  isAdmin,
  headingRef,
}: MembershipsHeaderProps) {
  const freshness = useId()
  const isStale = plans.status === 'ready' && plans.stale !== undefined
  return (
    <PageHeader
      ref={headingRef}
      title={text.title}
      subtitle={text.subtitle}
      actions={
        <Inline space="2">
          <span id={freshness} role="status" className={css.refreshed}>
            {refreshedAt && !isStale ? (
              <>
                <span>{text.lastRefreshed}</span>{' '}
                <time dateTime={refreshedAt.toISOString()}>{clockTime(refreshedAt)}</time>
              </>
            ) : null}
            <span> </span>
            <LoadNotes of={plans} />
          </span>
          {isAdmin && (
            <>
              <Tooltip content={text.syncTooltip}>
                <Button
                  icon={<RefreshCw />}
                  isPending={isSyncing}
                  onPress={onSync}
                  aria-describedby={freshness}
                >
                  {text.sync}
                </Button>
              </Tooltip>
              <Button variant="primary" icon={<Plus />} href="/memberships/create">
                {text.create}
              </Button>
            </>
          )}
        </Inline>
      }
    />
  )
}
