import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StoredSwitch, storedSwitch, useStoredSwitch } from './storedSwitch'

const Shown = ({ of }: { of: StoredSwitch }) =>
  createElement('p', null, useStoredSwitch(of)[0] ? 'on' : 'off')

describe('a stored switch', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each([true, false])('is %j at first, and remembers what the person chose', (initial) => {
    const blur = storedSwitch('blur', initial)
    expect(blur.read()).toBe(initial)
    blur.write(!initial)
    expect(localStorage.getItem('blur')).toBe(String(!initial))
    expect(storedSwitch('blur', initial).read()).toBe(!initial)
    blur.write(initial)
    expect(storedSwitch('blur', !initial).read(), 'the deployment changed its value').toBe(initial)
  })

  it('is React state', () => {
    const blur = storedSwitch('blur', true)
    const shown = () => renderToString(createElement(Shown, { of: blur }))
    expect(shown()).toBe('<p>on</p>')
    blur.write(false)
    expect(shown()).toBe('<p>off</p>')
  })

  it('keeps the choice until the page is left where the browser stores nothing', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    const blur = storedSwitch('blur', true)
    expect(blur.read()).toBe(true)
    blur.write(false)
    expect(blur.read()).toBe(false)
  })
})
