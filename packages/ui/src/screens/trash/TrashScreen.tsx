import { useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Notice } from '../../components/Notice/Notice'
import { thenFocus } from '../../hooks/thenFocus'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { DataTable } from '../../patterns/DataTable/DataTable'
import { ListEmpty } from '../../patterns/EmptyState/EmptyState'
import { FilterBar } from '../../patterns/FilterBar/FilterBar'
import type { RowAction } from '../../patterns/List/List'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import * as css from './TrashScreen.css'
import { type TrashRow, trashColumns, trashName } from './trashColumns'
import { TRASH_KINDS, type Trashed, type TrashKind } from './trashModel'
import { trashText as text } from './trashText'

export { TRASH_KINDS, type Trashed, type TrashKind }

export interface TrashScreenProps {
  /** The deleted items, newest first. */
  trash: Loadable<readonly Trashed[]>
  /** The kind to show, from the address. */
  kind: TrashKind
  /** Called with another kind. */
  onKindChange: (kind: TrashKind) => void
  /** Brings it back; it leaves with the next data. The caller says why in a toast if that fails. */
  onRestore?: ((trashed: Trashed) => void) | undefined
  /** The entries of what is being restored: their button shows a spinner. @default none */
  busyIds?: ReadonlySet<string>
  /** The server's reasons for refused restores, by id of the entry. @default none */
  refusals?: ReadonlyMap<string, string>
  /** Called by the button below the list. @default there is nothing older */
  onLoadMore?: (() => void) | undefined
  /** How far that is. @default 'idle' */
  loadMoreStatus?: 'idle' | 'loading' | 'failed'
}

const noRefusals: ReadonlyMap<string, string> = new Map()

/** The items deleted in the last 30 days: who, when, why, and Restore (specification 2.23). */
export function TrashScreen({
  trash,
  kind,
  onKindChange,
  onRestore,
  busyIds,
  refusals = noRefusals,
  onLoadMore,
  loadMoreStatus = 'idle',
}: TrashScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const all = trash.status === 'ready' ? trash.data : []
  const rows = all.map(
    ({ id, ...trashed }): TrashRow => ({
      ...trashed,
      id: trashed.entryId,
      subjectId: id,
      refusal: refusals.get(trashed.entryId) ?? trashed.obstacle ?? undefined,
    }),
  )
  const showAll = () => onKindChange('all')
  const rowActions = ({ subjectId, refusal: _, ...trashed }: TrashRow): RowAction[] =>
    onRestore === undefined
      ? []
      : [
          {
            id: 'restore',
            label: text.restore,
            // It stands in no menu, the only place for icons.
            icon: null,
            display: 'label',
            onPress: () => onRestore({ ...trashed, id: subjectId }),
          },
        ]
  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} content={trash} />
      <FilterBar
        label={text.filters}
        filters={[
          {
            label: text.kind,
            options: TRASH_KINDS.map((value) => ({ value, label: text.kinds[value] })),
            value: kind,
            neutral: 'all',
            onChange: onKindChange,
          },
        ]}
        onClear={showAll}
      />
      <LoadableTable content={trash} headingRef={heading} errorMessage={text.failed}>
        {(load) =>
          trash.status === 'ready' && rows.length === 0 && onLoadMore === undefined ? (
            <Card padding="none">
              <ListEmpty
                title={text.noneTitle}
                noneYet={text.noneYet}
                drawing="covered"
                noneMatch={text.noneMatch}
                isFiltered={kind !== 'all'}
                onClear={thenFocus(heading)(showAll)}
              />
            </Card>
          ) : (
            <Stack space="4">
              <DataTable
                {...load}
                label={text.title}
                columns={trashColumns}
                rows={rows}
                rowName={trashName}
                rowActions={rowActions}
                pagination="none"
                {...(busyIds && { busyIds })}
              />
              {onLoadMore && (
                <div className={css.more}>
                  {loadMoreStatus === 'failed' && (
                    <Notice tone="critical">{text.loadMoreFailed}</Notice>
                  )}
                  <Button isPending={loadMoreStatus === 'loading'} onPress={onLoadMore}>
                    {text.loadMore}
                  </Button>
                </div>
              )}
            </Stack>
          )
        }
      </LoadableTable>
    </Stack>
  )
}
