import { describe, expect, it } from 'vitest'
import { type CommandGroup, firstId, itemIds, shownGroups } from './commandGroups'

const command = (label: string, keywords = '') => ({ id: label, label, keywords, href: '/' })
const pages: CommandGroup = { id: 'pages', title: 'Pages', items: [command('Users', 'members')] }
const members: CommandGroup = {
  id: 'members',
  title: 'Members',
  isSearched: true,
  items: [command('Ana Duarte')],
}
const actions: CommandGroup = {
  id: 'actions',
  title: 'Actions',
  items: [command('Sign out'), command('Créer une offre')],
}
const groups = [pages, members, actions]

describe('shownGroups', () => {
  it.each(['إعدادات', 'الاعدادات', 'الإعد'])(
    'finds %s with and without the Arabic article',
    (typed) => {
      const settings = { ...pages, items: [command('الإعدادات'), command('الأعضاء')] }
      expect(itemIds(shownGroups([settings], typed))).toEqual(['الإعدادات'])
    },
  )

  it.each([
    ['', ['Users', 'Sign out', 'Créer une offre']],
    ['  ', ['Users', 'Sign out', 'Créer une offre']],
    ['out SIGN', ['Ana Duarte', 'Sign out']],
    ['creer', ['Créer une offre', 'Ana Duarte']],
    ['member', ['Users', 'Ana Duarte']],
    ['sign users', ['Ana Duarte']],
    ['ser', ['Ana Duarte']],
    // A command of that name comes before the members, whose search forgives a typo.
    ['sign', ['Sign out', 'Ana Duarte']],
    ['Sign OUT', ['Sign out', 'Ana Duarte']],
    ['sig', ['Ana Duarte', 'Sign out']],
    ['out', ['Ana Duarte', 'Sign out']],
  ])('shows for %j: %j', (typed, shown) => {
    expect(itemIds(shownGroups(groups, typed))).toEqual(shown)
  })

  it('puts a named command before others of its group', () => {
    const keys = command('Keyboard shortcuts', 'help keys')
    const group = { ...actions, items: [keys, command('Help for this page')] }
    expect(itemIds(shownGroups([group], 'help'))).toEqual([
      'Help for this page',
      'Keyboard shortcuts',
    ])
  })

  it('lets Enter choose a named command while the members are searched', () => {
    const pending = { ...members, isPending: true }
    expect(firstId(shownGroups([pending, actions], 'sign out'))).toBe('Sign out')
    expect(firstId(shownGroups([pending, actions], 'sig'))).toBeUndefined()
  })

  it('shows a searched group without items only while it has something to say', () => {
    const empty = { ...members, items: [] }
    const failure = { message: 'No', onRetry: () => {} }
    expect(shownGroups([empty], 'a')).toEqual([])
    expect(shownGroups([{ ...empty, isPending: true }], 'a')).toHaveLength(1)
    expect(itemIds(shownGroups([{ ...empty, failure }], 'a'))).toEqual(['members retry'])
  })
})

describe('firstId', () => {
  it('is the first item', () => {
    expect(firstId(groups)).toBe('Users')
    expect(firstId([])).toBeUndefined()
  })

  it('is none that the answer of a search can push down', () => {
    const pending = { ...members, isPending: true }
    expect(firstId([pages, pending, actions])).toBe('Users')
    expect(firstId([pending, actions])).toBeUndefined()
  })
})
