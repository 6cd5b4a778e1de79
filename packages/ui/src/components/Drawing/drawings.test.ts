import { describe, expect, it } from 'vitest'
import { drawings, toSvg } from './drawings'

describe.each(Object.entries(drawings))('the drawing %s', (_name, { lines, fire }) => {
  it('weighs less than 2 kB', () => {
    expect(toSvg(lines).length + toSvg(fire).length).toBeLessThan(2000)
  })

  it('names no colour: black only says where the ink goes', () => {
    const paints = [...(lines + fire).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, of]) => of)
    expect(paints.filter((paint) => paint !== 'black' && paint !== 'none')).toEqual([])
  })
})
