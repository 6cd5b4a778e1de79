// Specification: 9

import { describe, expect, it, vi } from 'vitest'
import { AnnouncementsSearch, announcementsQuery } from '../features/announcements/search'
import { RedirectSearch } from '../features/auth/redirectSearch'
import { MEMBERSHIPS_DEFAULTS, MembershipsSearch } from '../features/memberships/search'
import { PostsSearch } from '../features/posts/search'
import { ActiveInvitesSearch, InvitesSearch } from '../features/users/invitesSearch'
import { USERS_DEFAULTS, UsersSearch } from '../features/users/search'
import { usersQuery } from '../features/users/usersQuery'
import { type ReadSearch, readSearch, search } from './fields'
import { listSearch } from './listSearch'
import { parseSearch, stringifySearch } from './searchParams'
import { listHandlers } from './useListSearch'

const of = <Search>(read: ReadSearch<Search>, address: string): Search =>
  readSearch(read, parseSearch(address))
const read = (address: string) => of(UsersSearch, address)

describe('addresses', () => {
  it.each(['', '?search=351912000111', '?search=a%26b%3Dc', '?search=ana+sousa&page=2'])(
    '%j comes back as it went',
    (address) => {
      expect(stringifySearch(parseSearch(address))).toBe(address)
    },
  )

  it('leaves out missing values', () => {
    expect(stringifySearch({ page: 2, search: '', redirect: undefined })).toBe('?page=2')
  })

  it('takes the last of a repeated parameter', () => {
    expect(parseSearch('?page=1&page=2')).toEqual({ page: '2' })
  })
})

describe('UsersSearch', () => {
  it('has the stated defaults', () => {
    expect(read('')).toEqual(USERS_DEFAULTS)
    const filters = { search: '', status: 'all', badge: 'all', sort: '' }
    expect(USERS_DEFAULTS).toEqual({ page: 1, limit: 10, ...filters })
  })

  it('reads every parameter', () => {
    const address = '?page=3&limit=50&search=351&status=banned&badge=notApplied&sort=-joined'
    expect(read(address)).toEqual({
      page: 3,
      limit: 50,
      search: '351',
      status: 'banned',
      badge: 'notApplied',
      sort: '-joined',
    })
  })

  it.each([
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=x',
    '?page=',
    '?page=1e99',
    '?page=Infinity',
    '?limit=7',
    '?limit=1000',
    '?status=2',
    '?badge=constructor',
    '?sort=email',
  ])('takes %j for the default', (address) => {
    expect(read(address)).toEqual(USERS_DEFAULTS)
  })

  it("cuts a search text at the contract's limit", () => {
    expect(read(`?search=${'x'.repeat(101)}`).search).toHaveLength(100)
    expect(read(`?search=${encodeURIComponent('🦊'.repeat(101))}`).search).toBe('🦊'.repeat(100))
  })
})

describe('search', () => {
  it.each(['\0abc', 'a\ud83ebc', 'abc\udd8a'])(
    'leaves out of %j what no text may have',
    (typed) => {
      expect(search(typed)).toBe('abc')
    },
  )
})

it('keeps the address of a long text that was copied from a mail', () => {
  const address = '<ana.sousa@example.org>'
  expect(search(`Ana Sousa (${'x'.repeat(100)}) ${address}`)).toBe(address)
})

describe('usersQuery', () => {
  const query = (change: Partial<UsersSearch>, isSorted = true, maxTotal?: number) =>
    usersQuery({ ...USERS_DEFAULTS, ...change }, { isSorted, maxTotal })

  it('sends only page and limit by default', () => {
    expect(query({})).toEqual({ page: 1, limit: 10 })
  })

  it('limits the total of a search, and of no other list', () => {
    expect(query({ search: 'ana' }, true, 10_000)).toEqual({
      page: 1,
      limit: 10,
      search: 'ana',
      maxTotal: 10_000,
    })
    expect(query({ search: ' ', status: 'banned' }, true, 10_000)).not.toHaveProperty('maxTotal')
    expect(query({ search: 'ana' })).not.toHaveProperty('maxTotal')
  })

  it.each([
    [{ status: 'verified' }, { isVerified: 1 }],
    [{ status: 'pending' }, { isVerified: 0 }],
    [{ status: 'banned' }, { isBanned: true }],
    [{ badge: 'approved' }, { badgeRequestStatus: 2 }],
    [{ badge: 'pending' }, { badgeRequestStatus: 1 }],
    [{ badge: 'notApplied' }, { badgeRequestStatus: 0 }],
    [{ search: ' ana ' }, { search: 'ana' }],
    [{ search: '  ' }, {}],
    [{ sort: '-name' }, { sort: '-name' }],
  ] as const)('sends %j as %j', (change, sent) => {
    expect(query(change)).toEqual({ page: 1, limit: 10, ...sent })
  })

  it('sends no order to a backend without the feature', () => {
    expect(query({ sort: 'name' }, false)).toEqual({ page: 1, limit: 10 })
  })
})

describe('MembershipsSearch', () => {
  const read = (address: string) => of(MembershipsSearch, address)

  it('has pages of 50, from 1', () => {
    expect(read('')).toEqual(MEMBERSHIPS_DEFAULTS)
    expect(MEMBERSHIPS_DEFAULTS).toEqual({ page: 1, limit: 50, sort: '' })
  })

  it.each(['?page=0', '?page=x', '?limit=7', '?limit=', '?search=ana'])(
    'takes %j for the default',
    (address) => {
      expect(read(address)).toEqual(MEMBERSHIPS_DEFAULTS)
    },
  )
})

describe('listSearch', () => {
  it('leaves out of the address what an empty one means', () => {
    const [strip] = listSearch(UsersSearch).search.middlewares
    const search = { ...USERS_DEFAULTS, page: 2, status: 'banned' } as const
    expect(strip?.({ search, next: (to) => to, meta: {} })).toEqual({ page: 2, status: 'banned' })
  })
})

const shown = { page: 3, limit: 25, search: 'ana', status: 'all' }
const navigate = vi.fn()
const handlersOf = () => listHandlers(shown, navigate)

describe('listHandlers', () => {
  it('gives the page to the screen and takes it back', () => {
    const { pageRequest, onPageRequestChange } = handlersOf()
    expect(pageRequest).toEqual({ page: 3, pageSize: 25 })
    onPageRequestChange({ page: 1, pageSize: 50 })
    expect(navigate).toHaveBeenLastCalledWith({
      search: { ...shown, page: 1, limit: 50 },
      state: true,
    })
  })

  it.each([
    [{ search: 'anan' }, true],
    [{ search: 'ana', status: 'banned' }, false],
  ])(
    'goes to page 1 with %j, as a step of the Back button unless somebody types',
    (filters, replace) => {
      handlersOf().onFiltersChange(filters)
      expect(navigate).toHaveBeenLastCalledWith({
        search: { ...shown, ...filters, page: 1 },
        replace,
        resetScroll: false,
        state: true,
      })
    },
  )

  it('goes back from behind the last page without a step', () => {
    handlersOf().onPastEnd(2)
    expect(navigate).toHaveBeenLastCalledWith({
      search: { ...shown, page: 2 },
      replace: true,
      resetScroll: false,
      state: true,
    })
  })
})

describe('the order of a list', () => {
  const listIn = (sort: string) => listHandlers({ page: 3, limit: 50, sort }, navigate)

  it.each([
    ['', undefined],
    ['price', { columnId: 'price', direction: 'ascending' }],
    ['-price', { columnId: 'price', direction: 'descending' }],
  ] as const)('%j in the address is %j', (address, sort) => {
    const { sorting } = listIn(address)
    expect(sorting.sort).toEqual(sort)
    sorting.onSortChange(sort)
    expect(navigate).toHaveBeenLastCalledWith({
      search: { page: 1, limit: 50, sort: address },
      replace: false,
      resetScroll: false,
      state: true,
    })
  })
})

describe('PostsSearch', () => {
  it.each([
    ['', { page: 1, limit: 50, search: '', author: '' }],
    ['?page=2&limit=10&search=cat', { page: 2, limit: 10, search: 'cat', author: '' }],
    ['?author=a@b.example', { page: 1, limit: 50, search: '', author: 'a@b.example' }],
  ])('of %j is %j', (address, search) => {
    expect(of(PostsSearch, address)).toEqual(search)
  })
})

describe('AnnouncementsSearch', () => {
  it.each([
    ['', { page: 1, limit: 10, search: '', compose: '' }],
    [
      '?page=2&limit=50&search=walk&compose=new',
      { page: 2, limit: 10, search: 'walk', compose: 'new' },
    ],
  ])('of %j is %j', (address, search) => {
    expect(of(AnnouncementsSearch, address)).toEqual(search)
  })

  it.each([
    [' walk ', { page: 2, limit: 10, search: 'walk' }],
    ['  ', { page: 2, limit: 10 }],
  ])('asks for pages of ten, with %j', (search, query) => {
    expect(announcementsQuery({ page: 2, limit: 10, search })).toEqual(query)
  })
})

describe('InvitesSearch', () => {
  const defaults = { page: 1, limit: 50, search: '', sort: '', status: 'all' }

  it.each([
    ['', defaults],
    ['?status=expired', defaults],
    [
      '?page=2&limit=10&search=ana&sort=-date&status=rejected',
      { page: 2, limit: 10, search: 'ana', sort: '-date', status: 'rejected' },
    ],
  ])('of %j is %j', (address, search) => {
    expect(of(InvitesSearch, address)).toEqual(search)
  })
})

describe('ActiveInvitesSearch', () => {
  it.each([
    ['?status=pending', 'pending'],
    ['?status=rejected', 'all'],
  ])('of %j has the status %j', (address, status) => {
    expect(of(ActiveInvitesSearch, address).status).toBe(status)
  })
})

describe('RedirectSearch', () => {
  it.each([
    ['?redirect=%2Fusers%3Fpage%3D2', { redirect: '/users?page=2' }],
    ['', {}],
  ])('of %j is %j', (address, search) => {
    expect(of(RedirectSearch, address)).toEqual(search)
  })
})
