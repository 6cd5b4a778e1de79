// The reads of the panel, answered from memory, so that the panel and its floor wait for the same
// answers: what is measured is the page, not a database.

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

const some = <Row>(length: number, rowOf: (at: number) => Row): Row[] =>
  Array.from({ length }, (_, at) => rowOf(at))

const users = some(10_000, userOf)
const posts = some(200, postOf)

function listUsers(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  const limit = Number(query.get('limit') ?? 10)
  const search = (query.get('search') ?? '').trim().toLowerCase()
  const found = users.filter(({ fullName }) => fullName.toLowerCase().includes(search))
  return {
    data: found.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: found.length, totalPages: Math.ceil(found.length / limit) },
  }
}

/** The answer to a GET below /api. */
export function answer(path: string, query: URLSearchParams): object {
  if (path === '/users') return listUsers(query)
  if (path === '/posts') return { data: posts }
  return { data: [] }
}
