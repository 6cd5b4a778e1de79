import { exportRows } from '@hearth/api/limits.gen'

/** A page of a list. */
export interface ListPage<Row> {
  rows: readonly Row[]
  /** Rows of the whole list, if the server says so. */
  total?: number | undefined
  /** Rows of this page that the client could not read. */
  leftOut: number
}

/** The rows of a list so far. */
export interface ReadRows<Row> {
  rows: readonly Row[]
  total?: number | undefined
  leftOut: number
  /** The list is longer than the limit. */
  isCut: boolean
}

/**
 * Reads a list page by page, up to `exportRows` rows. A row that moves to the next page between two
 * reads is taken once.
 * @param onProgress called after each page
 * @throws what a page throws, and the reason of the signal
 */
export async function readRows<Row extends { id: string }>(
  pages: AsyncIterable<ListPage<Row>>,
  signal: AbortSignal,
  onProgress: (soFar: ReadRows<Row>) => void,
): Promise<ReadRows<Row>> {
  const found = new Map<string, Row>()
  let leftOut = 0
  let soFar: ReadRows<Row> = { rows: [], leftOut, isCut: false }
  for await (const page of pages) {
    signal.throwIfAborted()
    for (const row of page.rows) found.set(row.id, row)
    leftOut += page.leftOut
    const isCut = found.size > exportRows
    const rows = [...found.values()].slice(0, exportRows)
    soFar = { rows, total: page.total, leftOut, isCut }
    onProgress(soFar)
    if (isCut) break
  }
  return soFar
}
