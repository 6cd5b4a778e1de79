// Specification: 2.22

import { NO_RECORD_FILTERS, type RecordFilters } from '@hearth/ui/domain/record'
import { describe, expect, it } from 'vitest'
import { readSearch } from '../../search/fields'
import { parseSearch } from '../../search/searchParams'
import { recordQuery, toFilters, toSearch } from './filters'
import { RecordSearch } from './search'

const read = (address: string) => toFilters(readSearch(RecordSearch, parseSearch(address)))

const all: RecordFilters = {
  actor: '01932c07-8a51-7c44-9f0e-3b1d6a2f5e10',
  kinds: ['bans', 'push'],
  member: '01932c07-9b13-7f02-8d55-6c0e4a7b1f21',
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-12-01T00:00:00.000Z',
}

describe('toFilters', () => {
  it('reads back what toSearch wrote', () => {
    expect(toFilters(toSearch(all))).toEqual(all)
    expect(toFilters(toSearch(NO_RECORD_FILTERS))).toEqual(NO_RECORD_FILTERS)
  })

  it.each([
    '',
    '?what=x',
    '?what=constructor',
    '?what=all',
    '?what=,',
    '?from=yesterday',
    '?from=%2B275760-09-13T00:00:00Z',
    '?from=0000-01-01',
    '?to=1969-12-31T23:59:59Z',
    '?who=%3Cb%3E',
    '?member=a/b',
  ])('takes %j for no filter', (address) => {
    expect(read(address)).toEqual(NO_RECORD_FILTERS)
  })

  it('reads each kind once and leaves out the others', () => {
    expect(read('?what=push,x,bans,push').kinds).toEqual(['push', 'bans'])
  })

  it.each(['1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])('knows %s', (from) => {
    expect(read(`?from=${from}`).from).toBe(from)
  })
})

describe('recordQuery', () => {
  it('sends nothing without a filter', () => {
    expect(recordQuery(NO_RECORD_FILTERS)).toEqual({})
  })

  it('sends each filter', () => {
    expect(recordQuery(all)).toEqual({
      actor: all.actor,
      kinds: 'user.ban,user.un-ban,user.ban-end,push.send,push.refuse',
      subject: all.member,
      from: all.from,
      to: '2026-12-01T00:01:00.000Z',
    })
  })

  it('sends an action of two kinds once', () => {
    const { kinds } = recordQuery({ ...NO_RECORD_FILTERS, kinds: ['deletions', 'memberships'] })
    expect(kinds?.split(',').filter((action) => action === 'membership.delete')).toHaveLength(1)
  })

  it.each([
    ['2026-11-27T04:35:00.000Z', '2026-11-27T04:36:00.000Z'],
    ['2026-11-27T04:35:30.500Z', '2026-11-27T04:36:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('asks for all of the last minute: %s as %s', (to, sent) => {
    expect(recordQuery({ ...NO_RECORD_FILTERS, to })).toEqual({ to: sent })
  })
})
