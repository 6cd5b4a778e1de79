import { describe, expect, it } from 'vitest'
import { emptyRow, mistakeIn, reasonsIn, toField, toRows } from './reasonRows'

const row = (text: string, rule = '', id = 0) => ({ id, text, rule })

describe('the rows of common reasons', () => {
  it('survive the way through a form field', () => {
    const rows = [row('Spam', 'Rule 2'), row('> not a rule')]
    expect(toRows(toField(rows))).toEqual(rows)
  })

  it('lose empty rows and line breaks when they are saved', () => {
    expect(reasonsIn([row(' '), row(' Too\n young ', 'Rule 1:\nadults only.')])).toEqual([
      { text: 'Too young', rule: 'Rule 1: adults only.' },
    ])
  })

  it('give an added row an id of its own', () => {
    expect(emptyRow([]).id).toBe(0)
    expect(emptyRow([row('a', '', 3), row('b', '', 1)]).id).toBe(4)
  })

  it.each([
    ['a rule without a reason', [row('Spam'), row('', 'Rule 1')], { row: 1, part: 'text' }],
    ['a reason that is listed twice', [row('Spam'), row('Spam ')], { row: 1, part: 'text' }],
    ['a reason of 501 characters', [row('😀'.repeat(501))], { row: 0, part: 'text' }],
    ['a rule of 1,001 characters', [row('Spam', 'x'.repeat(1001))], { row: 0, part: 'rule' }],
    [
      'a twenty-first reason',
      Array.from({ length: 21 }, (_, index) => row(`Reason ${index}`)),
      { row: 20, part: 'text' },
    ],
  ])('name the place of %s', (_, rows, place) => {
    expect(mistakeIn(rows)).toMatchObject(place)
  })

  it('accept 20 reasons with empty rows between them', () => {
    const rows = Array.from({ length: 20 }, (_, index) => [row(`Reason ${index}`), row('')]).flat()
    expect(mistakeIn(rows)).toBeUndefined()
    expect(mistakeIn([row('😀'.repeat(500), 'x'.repeat(1000))])).toBeUndefined()
  })
})
