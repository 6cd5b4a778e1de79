import { ApiError } from '@hearth/api/error'
import { exportRows } from '@hearth/api/limits.gen'
import { isRepeatable, queryDefaults } from '@hearth/api/retry'
import { saveBlob } from '@hearth/ui/hooks/saveBlob'
import { ExportDialog, type ExportState } from '@hearth/ui/patterns/ExportDialog'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api'
import { parseSearch } from '../../search/searchParams'
import type { Read } from '../moderation/bulkSpec'
import { keepsRecord } from '../record/keepsRecord'
import { type Cached, type ListName, lists } from './lists'
import { useSeparator } from './useSeparator'

export interface ListExportProps {
  /** The list to save, with the filters of the address. */
  name: ListName
  /** What the page calls it. */
  title: string
  onClose: () => void
}

/** Saves the list of a page as a CSV file. Saves nothing if a page of the list fails to load. */
export function ListExport({ name, title, onClose }: ListExportProps) {
  const router = useRouter()
  const client = useQueryClient()
  const list = lists[name]
  const [separator, setSeparator] = useSeparator()
  const [chosenColumns, setChosenColumns] = useState<readonly string[]>(list.columns)
  const [state, setState] = useState<ExportState>(() => {
    const cached: Cached = ({ queryKey }) => client.getQueryData(queryKey)
    const total = list.total(parseSearch(router.latestLocation.searchStr), cached)
    return { status: 'asking', total }
  })
  const run = useRef<AbortController>(undefined)
  useEffect(() => () => run.current?.abort(), [])
  const record = useMutation(api.mutation('recordListExport'))

  /** @throws the error of a call that failed after all tries */
  const exportList = async (signal: AbortSignal): Promise<ExportState> => {
    let soFar: { rows: number; total?: number | undefined } = { rows: 0 }
    try {
      const search = parseSearch(router.latestLocation.searchStr)
      const read = readWith(client, signal)
      const found = await list.write(
        search,
        { chosenColumns, separator },
        read,
        signal,
        (progress) => {
          soFar = { rows: progress.rows, total: progress.total }
          setState({ status: 'running', ...soFar })
        },
      )
      const { csv, ...file } = found
      if (file.rows === 0) return { status: 'empty' }
      if (!(await isRecorded(file.rows))) {
        return { status: 'failed', reason: 'unrecorded', ...soFar }
      }
      signal.throwIfAborted()
      const fileName = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
      saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName)
      return { status: 'saved', file: fileName, ...file }
    } catch {
      return { status: 'failed', reason: 'unread', ...soFar }
    }
  }

  /** Writes the entry of the record; there is nothing to write without a record. */
  const isRecorded = (rows: number): Promise<boolean> =>
    keepsRecord()
      ? record.mutateAsync({ body: { list: name, rows } }).then(
          () => true,
          // The backend offers `record` but does not have this call yet.
          (error) => error instanceof ApiError && error.status === 404,
        )
      : Promise.resolve(true)

  const start = async () => {
    const mine = new AbortController()
    run.current = mine
    setState({ status: 'running', rows: 0 })
    const outcome = await exportList(mine.signal)
    if (!mine.signal.aborted) setState(outcome)
  }
  return (
    <ExportDialog
      list={title}
      limit={exportRows}
      isPersonal={list.isPersonal}
      hasPhones={chosenColumns.includes('phone')}
      isRecorded={keepsRecord()}
      separator={separator}
      onSeparatorChange={setSeparator}
      columns={list.columns}
      chosenColumns={chosenColumns}
      onColumnsChange={setChosenColumns}
      state={state}
      onStart={() => void start()}
      onStop={() => {
        run.current?.abort()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

const { retry } = queryDefaults.queries

/**
 * Reads page after page. It retries as every read does, and also waits after a 429, which a hundred
 * pages in a row may cause.
 */
const readWith =
  (client: QueryClient, signal: AbortSignal): Read =>
  async (options) => {
    const cancel = () => void client.cancelQueries({ queryKey: options.queryKey, exact: true })
    signal.addEventListener('abort', cancel)
    try {
      return await client.query({
        ...options,
        staleTime: 0,
        retry: (failures, error) =>
          isRepeatable(error)
            ? retry(failures, error)
            : failures < TRIES && error instanceof ApiError && error.status === 429,
      })
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

/** Tries for a page after a 429. */
const TRIES = 3
