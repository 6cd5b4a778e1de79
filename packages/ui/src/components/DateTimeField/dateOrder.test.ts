import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { HearthProvider } from '../../provider/HearthProvider'
import { locales } from '../../storybook/locales'
import { mediumDate } from '../../text/dates'
import { DateTimeField } from './DateTimeField'

afterEach(() => vi.unstubAllGlobals())

const at = '2026-11-26T10:00:00.000Z'

/** The parts of a date in the order of a text: '11' or 'nov', '26' and '2026'. */
function orderOfText(text: string): readonly string[] {
  const places = { day: /(?<!\d)26(?!\d)/, month: /nov|11/i, year: /2026/ }
  return Object.entries(places)
    .map(([part, place]) => [text.search(place), part] as const)
    .sort(([one], [other]) => one - other)
    .map(([, part]) => part)
}

/** A field with the date. */
function renderField(): string {
  const field = createElement(DateTimeField, {
    label: 'At',
    value: at,
    timeZone: 'UTC',
    onChange: () => {},
  })
  const props = {
    brand: { productName: 'Hearth' },
    navigate: () => {},
    children: field,
  }
  return renderToStaticMarkup(createElement(HearthProvider, props))
}

/** The parts of a date in the order of its field. */
const orderOfField = (): readonly (string | undefined)[] =>
  [...renderField().matchAll(/data-type="(day|month|year)"/g)].map(([, part]) => part)

it.each([...Object.keys(locales), 'en-GB', 'pt-BR'])(
  'has in %s the order of day, month and year that texts have',
  (lang) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: {} } })
    expect(orderOfField()).toEqual(orderOfText(mediumDate(at)))
  },
)

// The last one asks for the calendar that older browsers choose for ar-SA by themselves.
it.each(['ar-SA', 'fa', 'th', 'ar-SA-u-ca-islamic-umalqura'])(
  'has in %s the year of the Gregorian calendar',
  (lang) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: {} } })
    expect(renderField()).toContain('aria-valuenow="2026"')
  },
)
