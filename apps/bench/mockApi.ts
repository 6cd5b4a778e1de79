/**
 * The reads of the panel, answered from memory, so that the panel and its floors wait for the same
 * answers: what is measured is the page, not a database.
 */
export interface MockApi {
  /** The answer to a GET below /api. */
  answer(path: string, query: URLSearchParams): object
  /** Changes with every answer that changes. */
  readonly version: number
  /** Something new at the start of each list without pages. */
  addNews(): void
}

/** How many there are of each. */
export interface Community {
  readonly users: number
  readonly posts: number
  readonly invites: number
}

export const usualCommunity: Community = { users: 10_000, posts: 200, invites: 0 }

const first = ['Ana', 'Bento', 'Clara', 'Dinis', 'Elisa', 'Filipe', 'Gloria', 'Hugo', 'Iris']
const last = ['Sousa', 'Marques', 'Lopes', 'Ferreira', 'Pinto', 'Ramos', 'Tavares', 'Vieira']

const idOf = (at: number): string => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`
const nameOf = (at: number): string =>
  `${first[at % first.length]} ${last[at % last.length]} ${String(at)}`
const hoursBack = (at: number): string =>
  new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString()

const userOf = (at: number) => ({
  id: idOf(at),
  fullName: nameOf(at),
  email: `member.${at}@example.org`,
  phone: `+351 910 ${String(at).padStart(6, '0')}`,
  country: 'Portugal',
  dateOfBirth: '1990-05-17',
  profilePic: null,
  passport: null,
  role: 'member',
  status: 'verified_email',
  isVerified: at % 3 !== 0,
  isBanned: at % 17 === 0,
  isEmailVerified: true,
  badgeRequestStatus: 0,
  badgeFileName: null,
  devicesCount: 1,
  is2FAEnabled: false,
})

const postOf = (at: number) => ({
  id: idOf(at),
  title: `Soup evening ${at}`,
  description: 'Bring a bowl, a spoon and somebody who has not been here before.',
  createdAt: hoursBack(at),
  user: { fullName: nameOf(at), email: `member.${at}@example.org`, profilePic: null },
})

const inviteOf = (at: number) => ({
  id: idOf(at),
  invitedTo: `guest.${at}@example.org`,
  status: at % 2 === 0 ? 'pending' : 'approved',
  createdAt: hoursBack(at),
})

const some = <Row>(length: number, rowOf: (at: number) => Row): Row[] =>
  Array.from({ length }, (_, at) => rowOf(at))

export function createMockApi(community: Community): MockApi {
  const users = some(community.users, userOf)
  const posts = some(community.posts, postOf)
  const invites = some(community.invites, inviteOf)
  let version = 1

  function listUsers(query: URLSearchParams) {
    const page = Number(query.get('page') ?? 1)
    const limit = Number(query.get('limit') ?? 10)
    const search = (query.get('search') ?? '').trim().toLowerCase()
    const isVerified = query.get('isVerified')
    const found = users.filter(
      (user) =>
        (search === '' || user.fullName.toLowerCase().includes(search)) &&
        (isVerified === null || user.isVerified === (isVerified === '1')) &&
        (query.get('isBanned') !== 'true' || user.isBanned),
    )
    return {
      data: found.slice((page - 1) * limit, page * limit),
      pagination: {
        page,
        limit,
        total: found.length,
        totalPages: Math.ceil(found.length / limit),
      },
    }
  }

  return {
    answer(path, query) {
      if (path === '/users') return listUsers(query)
      if (path === '/posts') return { data: posts }
      if (path === '/invite') return { data: invites }
      return { data: [] }
    },
    get version() {
      return version
    },
    addNews() {
      version += 1
      posts.unshift(postOf(posts.length))
      invites.unshift(inviteOf(invites.length))
    },
  }
}
