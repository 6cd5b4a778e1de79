import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarDate, clockTime, dateTime, exactTime, mediumDate, nearMoment } from './dates'
import { latinDigits } from './numbers'

describe('mediumDate', () => {
  it.each([
    ['2026-11-21T10:22:00.000Z', 'Nov 21, 2026'],
    ['1984-02-29', 'Feb 29, 1984'],
    ['2026-01-01T00:00:00.000Z', 'Jan 1, 2026'],
    ['2025-12-31T23:59:59.999Z', 'Dec 31, 2025'],
    ['2026-03-29T23:30:00-05:00', 'Mar 30, 2026'],
  ])('writes %s as %s, in UTC wherever the reader is', (iso, shown) => {
    expect(mediumDate(iso)).toBe(shown)
    expect(mediumDate(new Date(iso))).toBe(shown)
  })

  it.each([undefined, null, '', 'soon', '2026-13-45', new Date(Number.NaN)])(
    'says that %s is no date, and never "Invalid Date"',
    (value) => expect(mediumDate(value)).toBe('Unknown date'),
  )
})

describe('the calendar', () => {
  afterEach(() => void vi.unstubAllGlobals())

  // The last one asks for the calendar that older browsers choose for ar-SA by themselves.
  it.each(['ar-SA', 'fa', 'fa-AF', 'th', 'ja', 'ar-SA-u-ca-islamic-umalqura'])(
    'is Gregorian in %s, as in a passport',
    (lang) => {
      vi.stubGlobal('document', { documentElement: { lang, dataset: {} } })
      const at = '2026-06-15T09:30:00.000Z'
      for (const written of [
        mediumDate(at),
        calendarDate('2026-06-15'),
        dateTime(at),
        exactTime(at),
      ]) {
        expect(latinDigits(written)).toMatch(/2026/)
      }
      const now = new Date('2026-01-01T00:00:00Z')
      expect(latinDigits(nearMoment(at, now))).toMatch(/(?<!\d)15(?!\d)/)
    },
  )
})

describe('calendarDate', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is the same day in every zone, as the date of a moment is not', () => {
    const documentElement = { lang: 'en', dataset: { timeZone: 'America/New_York' } }
    vi.stubGlobal('document', { documentElement })
    expect(calendarDate('1984-02-29')).toBe('Feb 29, 1984')
    expect(mediumDate('1984-02-29')).toBe('Feb 28, 1984')
  })
})

describe('clockTime', () => {
  it('writes hours and minutes on a 24-hour clock in the zone asked for', () => {
    const at = new Date('2026-11-21T22:05:59Z')
    expect(clockTime(at, 'UTC')).toBe('22:05')
    expect(clockTime(at, 'Asia/Tehran')).toBe('01:35')
    expect(clockTime(new Date('2026-11-21T00:00:00Z'), 'UTC')).toBe('00:00')
  })

  it('says so if there is no time', () => {
    expect(clockTime(new Date(Number.NaN))).toBe('unknown time')
  })
})

describe('dateTime', () => {
  it('has the day and the time in the zone that is asked for', () => {
    expect(dateTime('2026-06-15T23:30:00.000Z', 'UTC')).toBe('Jun 15, 2026, 23:30')
    expect(dateTime('2026-06-15T23:30:00.000Z', 'Asia/Tokyo')).toBe('Jun 16, 2026, 08:30')
  })
  it('says so if it is invalid', () => {
    expect(dateTime('soon')).toBe('Unknown date')
  })
})

describe('nearMoment', () => {
  const now = new Date('2026-06-15T09:30:00Z')

  it('leaves out the year of today', () => {
    const soon = dateTime('2026-12-21T09:30:00Z')
    expect(nearMoment('2026-12-21T09:30:00Z', now)).toBe(soon.replace(', 2026', ''))
    expect(nearMoment('2099-12-21T09:30:00Z', now)).toBe(dateTime('2099-12-21T09:30:00Z'))
  })

  it('says so if it is invalid', () => {
    expect(nearMoment('soon', now)).toBe('Unknown date')
  })
})

describe('exactTime', () => {
  it.each([
    ['UTC', 'Nov 21, 2026, 22:30 UTC'],
    ['Asia/Tokyo', 'Nov 22, 2026, 07:30 GMT+9'],
    ['America/New_York', 'Nov 21, 2026, 17:30 EST'],
  ])('says the time of a reader in %s with its zone', (timeZone, shown) => {
    expect(exactTime('2026-11-21T22:30:00.000Z', timeZone)).toBe(shown)
  })
})
