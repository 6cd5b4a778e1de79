// Specification: 2.11

import { describe, expect, it } from 'vitest'
import type { Loadable } from '../../loadable'
import { livenessOf, quiet } from './liveness'

const at = (time: string) => new Date(`2026-06-15T${time}Z`)
type Part = Loadable<{ asOf: Date }>
const fresh = (time: string): Part => ({ status: 'ready', data: { asOf: at(time) } })
const stale = (time: string): Part => ({
  status: 'ready',
  data: { asOf: at(time) },
  stale: { since: at(time) },
})
const loading: Part = { status: 'loading' }
const failed: Part = { status: 'failed', onRetry: () => {} }

describe('livenessOf', () => {
  it('knows nothing before the first part has arrived', () => {
    expect(livenessOf([loading, loading])).toEqual({ asOf: undefined, failing: 'none' })
  })

  it('is as of the newest part', () => {
    expect(livenessOf([fresh('09:30:05'), fresh('09:30:12'), loading])).toEqual({
      asOf: at('09:30:12'),
      failing: 'none',
    })
  })

  it.each([
    ['some', [fresh('09:31:00'), stale('09:30:00')]],
    ['some', [fresh('09:31:00'), failed]],
    ['some', [loading, failed]],
    ['all', [stale('09:31:00'), stale('09:30:00')]],
    ['all', [failed, failed]],
  ] as const)('says that %s fail', (failing, parts) => {
    expect(livenessOf(parts).failing).toBe(failing)
  })
})

describe('quiet', () => {
  const live = { asOf: at('09:31:40'), failing: 'some' } as const

  it('lets a part speak that is older than the line says', () => {
    const part = stale('09:30:59')
    expect(quiet(part, live)).toBe(part)
  })

  it('silences one of the same minute', () => {
    expect(quiet(stale('09:31:02'), live)).toEqual(fresh('09:31:02'))
  })

  it.each([
    ['loading', loading],
    ['failed', failed],
    ['fresh', fresh('09:00:00')],
  ] as const)('changes nothing of a %s part', (_, part) => {
    expect(quiet(part, live)).toBe(part)
  })
})
