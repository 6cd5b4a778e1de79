import { Check, Ghost, Pin } from 'lucide-react'
import { expect, test } from 'vitest'
import { sprite, spritePosition } from './sprite'

test('each icon has a place of its own, filled or not', () => {
  const places = [spritePosition(Check), spritePosition(Pin), spritePosition(Pin, true)]
  expect(new Set(places).size).toBe(3)
})

test('an icon that is not in the sprite is refused by its name', () => {
  expect(() => spritePosition(Ghost)).toThrow('Ghost is not in the sprite')
  expect(() => spritePosition(Check, true)).toThrow('Check is not in the sprite')
})

test('it is as wide as all its icons', () => {
  const svg = decodeURIComponent(sprite.image)
  const icons = (svg.match(/<svg /g)?.length ?? 0) - 1
  expect(sprite.size).toBe(`${icons * 100}% 100%`)
  expect(svg).not.toContain('class=')
})
