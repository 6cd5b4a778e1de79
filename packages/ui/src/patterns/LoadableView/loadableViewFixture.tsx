import { type ReactNode, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { DataTable, type TableColumn } from '../DataTable/DataTable'
import { EmptyState } from '../EmptyState/EmptyState'
import { PageHeader } from '../PageHeader/PageHeader'
import { LoadableList, LoadableTable, LoadableView } from './LoadableView'

interface Note {
  id: string
  name: string
}

export const notes: readonly Note[] = ['Garden day', 'Choir', 'Repair café'].map((name, at) => ({
  id: `${at + 1}`,
  name,
}))

export interface LoadablePageProps {
  /** The notes, on their way or here. */
  content: Loadable<readonly Note[]>
  /** Which of the three stands around them. @default 'view' */
  kind?: 'view' | 'list' | 'table' | undefined
  /** It is one part of a page. @default false */
  isSection?: boolean | undefined
  /** Another way out of a failure. @default none */
  errorAction?: ReactNode
  /** Takes a note away. @default notes cannot be taken away */
  onDelete?: (note: Note) => void
}

const columns: readonly TableColumn<Note>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, render: ({ name }) => name },
]

const none: readonly Note[] = []
const empty = <EmptyState title="No notes" description="None have been written yet." />

/** A page with a heading and some notes. */
export function LoadablePage({
  content,
  kind = 'view',
  isSection = false,
  errorAction,
  onDelete,
}: LoadablePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = content.status === 'ready' ? content.data : none
  const props = {
    content,
    headingRef: heading,
    errorMessage: 'Some error occurred while fetching data',
    errorAction,
    isSection,
  }
  const View = kind === 'list' ? LoadableList : LoadableView
  return (
    <Stack space="5">
      <PageHeader ref={heading} title="Notes" content={content} />
      {kind === 'table' ? (
        <LoadableTable {...props}>
          {(load) => (
            <DataTable
              {...load}
              label="Notes"
              columns={columns}
              rows={rows}
              rowName={({ name }) => name}
              pagination="none"
              emptyState={empty}
            />
          )}
        </LoadableTable>
      ) : (
        <View {...props} emptyState={rows.length === 0 && empty}>
          {(shown: readonly Note[], isRefreshing: boolean) => (
            <Stack element="ul" space="2">
              {shown.map((note) => (
                <li key={note.id} data-row-id={note.id} aria-busy={isRefreshing || undefined}>
                  <Card padding="small">
                    {onDelete ? (
                      <Button onPress={() => onDelete(note)}>{`Delete ${note.name}`}</Button>
                    ) : (
                      note.name
                    )}
                  </Card>
                </li>
              ))}
            </Stack>
          )}
        </View>
      )}
    </Stack>
  )
}
