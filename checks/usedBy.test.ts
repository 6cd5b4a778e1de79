import { describe, expect, it } from 'vitest'
import { unreached, usedBy } from '../.storybook/usedBy'
import { apart, beta } from '../packages/ui/src/storybook/status'
import { root } from './files'

describe('what uses a part', () => {
  const users = usedBy(root)

  it('is read from the imports of product code', () => {
    const names = users['Components/Button']?.map(({ name }) => name)
    expect(names).toContain('Screens/Login')
    // Its own stories, and the whole pages of Storybook, are no use of it.
    expect(users['Shell/AppShell']).toEqual([{ name: 'The application', docsId: undefined }])
  })

  it('is a page for every part, or the reason why not', () => {
    expect(unreached(root).sort()).toEqual(Object.keys(apart).sort())
  })

  it('has a status only for parts that exist', () => {
    expect(Object.keys(beta).filter((title) => !users[title])).toEqual([])
  })
})
