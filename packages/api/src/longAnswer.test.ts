import { expect, test } from 'vitest'
import { readLongAnswer } from './longAnswer'
import { shareWithEtag } from './shareWithEtag'

const shape = { data: [{ id: 'string', text: 'string', 'user?': { 'name?': 'string' } }] } as const

const filler = 'x'.repeat(900)
const rowOf = (at: number) => ({ id: `${at}`, text: `${at} ${filler}`, user: { name: 'Ana' } })
const rowsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => rowOf(from + at))

/** Texts that must not be taken for the end of a row. */
const tricky = [
  { id: 'a', text: `},{ ${filler} "},{"` },
  { id: 'b', text: `\\"},{\\` },
  { id: 'c', text: filler, inner: [{ a: 1 }, { b: [{}, {}] }, {}], more: { d: '}' } },
]
const trickyRows = Array.from({ length: 400 }, (_, at) =>
  tricky.map((row) => ({ ...row, id: `${row.id}${at}` })),
).flat()

test.each([
  ['rows', { data: rowsOf(1_000) }],
  ['rows of every kind', { data: trickyRows }],
  ['more beside the rows', { data: rowsOf(1_000), total: 5, page: [{ a: 1 }, { b: 2 }] }],
  ['a row longer than a slice', { data: [{ id: '1', text: filler.repeat(500) }, rowOf(2)] }],
  ['no rows', { data: [] }],
])('reads an answer whole: %s', async (_, answer) => {
  for (const text of [JSON.stringify(answer), JSON.stringify(answer, null, 2)]) {
    expect(await readLongAnswer(text, shape)).toEqual({ answer, isRight: true })
  }
})

test('reads an answer that is more than a list at once', async () => {
  const answer = { total: 2, data: rowsOf(2) }
  expect(await readLongAnswer(JSON.stringify(answer), shape)).toEqual({ answer, isRight: true })
})

test.each([
  ['a wrong row in the middle', { data: [...rowsOf(500), { id: 5, text: '' }, ...rowsOf(500)] }],
  ['a wrong row at the end', { data: [...rowsOf(500), null] }],
  ['rows that are text', { data: rowsOf(500).map(({ text }) => text) }],
])('finds %s', async (_, answer) => {
  expect(await readLongAnswer(JSON.stringify(answer), shape)).toEqual({ answer, isRight: false })
})

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['cut off in the middle', (text: string) => text.slice(0, text.length / 2)],
  ['broken in the middle', (text: string) => text.replace('"500 ', '500 ')],
  ['followed by something', (text: string) => `${text}]`],
])('finds JSON that is %s', async (_, break_) => {
  const text = break_(JSON.stringify({ data: rowsOf(1_000) }))
  expect(await readLongAnswer(text, shape)).toEqual({ answer: undefined, isRight: false })
})

test('rows that have not changed stay the same objects, wherever they moved', async () => {
  const known = { data: rowsOf(1_000) }
  const changed = known.data.map((row, at) => (at === 500 ? { ...row, text: 'new' } : row))
  const text = JSON.stringify({ data: [rowOf(1_000), ...changed] })
  const { answer } = await readLongAnswer(text, shape, { known })
  const { data } = answer as typeof known
  expect(data).toHaveLength(1_001)
  expect(data[1]).toBe(known.data[0])
  expect(data[1_000]).toBe(known.data[999])
  expect(data[501]).toEqual({ ...known.data[500], text: 'new' })
  expect(data[501]?.user).toBe(known.data[500]?.user)
  expect(shareWithEtag(known, answer), 'and the cache leaves them so').toBe(answer)
})

test('an answer that has not changed stays the same object', async () => {
  const known = { data: rowsOf(1_000), total: { of: 3 } }
  const read = (answer: object) => readLongAnswer(JSON.stringify(answer), shape, { known })
  expect((await read(known)).answer).toBe(known)
  const { answer } = await read({ ...known, total: { of: 4 } })
  expect(answer).toEqual({ ...known, total: { of: 4 } })
  expect((answer as typeof known).data).toBe(known.data)
  expect((await read({ ...known, data: known.data.slice(1) })).answer).not.toBe(known)
})

test('an answer with one row more at its end has it', async () => {
  const known = { data: rowsOf(500) }
  const more = { data: rowsOf(501) }
  expect((await readLongAnswer(JSON.stringify(more), shape, { known })).answer).toEqual(more)
})

const long = JSON.stringify({ data: rowsOf(30_000) })

test('lets others work in between', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  await readLongAnswer(long, shape)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
})

test('ends when nobody needs the answer any more', async () => {
  const controller = new AbortController()
  const reading = readLongAnswer(long, shape, { signal: controller.signal })
  controller.abort('left')
  await expect(reading).rejects.toBe('left')
})
