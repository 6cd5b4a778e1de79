import type { Product } from '../support/product'
import { mailed } from '../support/test'
import type { Caller } from './teamCalls'

interface Person {
  id: string
  role: string
}

interface Member {
  id: string
  email: string
  isVerified: boolean
  isBanned: boolean
}

/** Makes the calls about appeals, and the erasure of a person, of the feature `redress`. */
export async function callRedress(client: Caller, product: Product): Promise<void> {
  // Whoever has decided decides about the appeal only if nobody else could.
  const { data: team } = await client.call<{ members: Person[] }>('GET', '/team')
  for (const { id, role } of team.members) {
    if (role === 'steward') await client.call('POST', `/team/${id}/suspend`)
  }
  const { data: members } = await client.call<Member[]>('GET', '/users?limit=100')
  const { id, email } =
    members.findLast(({ isVerified, isBanned, email }) => isVerified && !isBanned && email) ?? {}
  await client.call('POST', `/users/${id}/ban`, {
    reason: 'Advertises in every post',
    notify: true,
  })
  const link = new URL(await mailed(product, 'member-notice', email ?? ''))
  const token = link.hash.replace('#token=', '')
  await client.call('POST', '/appeal/read', { token })
  await client.call('POST', '/appeal/link', { email })
  await client.call('POST', '/appeal', { token, text: 'Those posts were not mine.' })
  const { data: appeals } = await client.call<{ id: string }[]>('GET', '/desk/appeals')
  // The oldest are first.
  const newest = appeals.at(-1)?.id
  await client.call('GET', `/desk/appeals/${newest}`)
  await client.call('POST', `/desk/appeals/${newest}/decision`)
  await client.call('POST', `/users/${id}/erase`)
}
