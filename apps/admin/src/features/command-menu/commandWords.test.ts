import { describe, expect, it, vi } from 'vitest'
import { commandText as text } from './commandText'
import { plainCommands } from './plainCommands'

const handlers = {
  onUndo: undefined,
  onThemeChange: () => {},
  onShowKeys: () => {},
  onHelp: undefined,
  onSignOut: () => {},
}

describe('the commands of a page', () => {
  it('export its list, by the words that people use', () => {
    const onExport = vi.fn()
    const found = plainCommands({ ...handlers, onExport }).find(({ id }) => id === 'export')
    expect(`${found?.label} ${found?.keywords}`).toMatch(/export.*csv.*download/i)
    found?.onAction?.()
    expect(onExport).toHaveBeenCalledOnce()
  })

  it('have no export where the page has no list', () => {
    const ids = plainCommands({ ...handlers, onExport: undefined }).map(({ id }) => id)
    expect(ids).not.toContain('export')
  })
})

describe('the words for a page', () => {
  it.each([
    ['audit', text.pageKeywords['/record']],
    ['activity', text.pageKeywords['/record']],
    ['reasons', text.pageKeywords['/settings']],
    ['retention', text.pageKeywords['/settings']],
    ['permissions', text.rolesKeywords],
    ['reported', text.reportsKeywords],
    ['two-factor', text.accountKeywords],
    ['password', text.accountKeywords],
    ['restore', text.pageKeywords['/trash']],
  ])('have %s', (word, keywords) => {
    expect(keywords.split(' ')).toContain(word)
  })
})
