import { describe, expect, it, vi } from 'vitest'
import { type ListPage, readRows } from './readRows'

const signal = new AbortController().signal
const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ id: `${from + at}` }))

/** A list in pages of 100. */
async function* list(length: number): AsyncGenerator<ListPage<{ id: string }>> {
  for (let from = 0; from < length; from += 100) {
    yield { rows: rowsOf(from, Math.min(from + 100, length)), total: length, leftOut: 0 }
  }
}

describe('readRows', () => {
  it('reads every page and says how far it is', async () => {
    const onProgress = vi.fn()
    const read = await readRows(list(250), signal, onProgress)
    expect(read).toMatchObject({ total: 250, isCut: false, leftOut: 0 })
    expect(read.rows).toHaveLength(250)
    expect(onProgress.mock.calls.map(([{ rows }]) => rows.length)).toEqual([100, 200, 250])
  })

  it.each([
    [10_000, false],
    [10_001, true],
    [25_000, true],
  ])('of %i rows takes at most 10,000', async (length, isCut) => {
    const read = await readRows(list(length), signal, () => {})
    expect(read).toMatchObject({ total: length, isCut })
    expect(read.rows).toHaveLength(10_000)
  })

  it('takes a row once that moves to the next page meanwhile', async () => {
    const pages = async function* () {
      yield { rows: rowsOf(0, 3), leftOut: 1 }
      yield { rows: rowsOf(2, 5), leftOut: 1 }
    }
    const { rows, leftOut } = await readRows(pages(), signal, () => {})
    expect(rows.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4'])
    expect(leftOut).toBe(2)
  })

  it('stops between two pages', async () => {
    const stop = new AbortController()
    const reading = readRows(list(1000), stop.signal, ({ rows }) => {
      if (rows.length === 300) stop.abort()
    })
    await expect(reading).rejects.toThrow()
  })
})
