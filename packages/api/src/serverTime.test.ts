import { afterEach, describe, expect, it, vi } from 'vitest'
import { readServerTime, serverNow } from './serverTime'

const answer = (date?: string) => new Response(null, date ? { headers: { Date: date } } : {})
const setClock = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
const right = 'Mon, 15 Jun 2026 12:00:00 GMT'

afterEach(() => {
  readServerTime(answer(new Date().toUTCString()))
  vi.useRealTimers()
})

describe('the time of the server', () => {
  it.each(['2026-06-12T12:00:00Z', '2026-06-18T12:00:00Z'])(
    'is that of its answers on a computer whose clock says %s',
    (wrong) => {
      setClock(wrong)
      expect(serverNow()).toEqual(new Date(wrong))
      readServerTime(answer(right))
      expect(serverNow()).toEqual(new Date(right))
      vi.advanceTimersByTime(60_000)
      vi.setSystemTime(Date.parse(wrong) + 60_000)
      expect(serverNow()).toEqual(new Date(Date.parse(right) + 60_000))
    },
  )

  it('follows a clock that is set right meanwhile', () => {
    setClock('2026-06-12T12:00:00Z')
    readServerTime(answer(right))
    vi.setSystemTime(new Date(right))
    readServerTime(answer(right))
    expect(serverNow()).toEqual(new Date(right))
  })

  it('is that of the computer where both differ by less than two minutes', () => {
    setClock('2026-06-15T12:01:30Z')
    readServerTime(answer(right))
    expect(serverNow()).toEqual(new Date('2026-06-15T12:01:30Z'))
  })

  it.each([undefined, 'soon'])('stays as it is after an answer with the date %j', (date) => {
    setClock('2026-06-12T12:00:00Z')
    readServerTime(answer(right))
    readServerTime(answer(date))
    expect(serverNow()).toEqual(new Date(right))
  })
})
