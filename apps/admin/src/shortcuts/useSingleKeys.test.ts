import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSingleKeys } from './singleKeys'
import { useSingleKeys, writeSingleKeys } from './useSingleKeys'

const Shown = () => {
  const [isOn] = useSingleKeys()
  return createElement('p', null, isOn ? 'on' : 'off')
}

describe('single keys', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
  })
  afterEach(() => {
    writeSingleKeys(true)
    vi.unstubAllGlobals()
  })

  it('are on until somebody switches them off', () => {
    expect(readSingleKeys()).toBe(true)
    writeSingleKeys(false)
    expect(localStorage.getItem('single_key_shortcuts')).toBe('false')
    expect(readSingleKeys()).toBe(false)
    expect(renderToString(createElement(Shown))).toBe('<p>off</p>')
    writeSingleKeys(true)
    expect(readSingleKeys()).toBe(true)
  })

  it('keep the choice until the page is left where the browser stores nothing', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    expect(readSingleKeys()).toBe(true)
    writeSingleKeys(false)
    expect(readSingleKeys()).toBe(false)
  })
})
