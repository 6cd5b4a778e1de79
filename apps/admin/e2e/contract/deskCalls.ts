import type { Caller } from './teamCalls'

interface Identified {
  id: string
}

/** Makes the calls of the feature `desk`, and those about notices and reporters. */
export async function callDesk(client: Caller): Promise<void> {
  await client.call('GET', '/desk')
  const { data: newcomers } = await client.call<Identified[]>('GET', '/desk/newcomers')
  const id = newcomers[0]?.id
  await client.call('GET', `/desk/members/${id}`)
  await client.call('PUT', `/desk/newcomers/${id}/viewers`)
  await client.call('POST', `/users/${id}/decline`)

  const { data: posts } = await client.call<Identified[]>('GET', '/posts')
  await client.call('POST', `/posts/${posts[0]?.id}/report`)
  await client.call('POST', '/notices', {
    post: posts[0]?.id,
    explanation: 'It copies a text of mine.',
    name: 'Maria Silva',
    email: 'maria.silva@example.org',
    isInGoodFaith: true,
  })
  const { data: reported } = await client.call<Identified[]>('GET', '/desk/reports')
  await client.call('GET', `/desk/reports/${reported[0]?.id}`)
  await client.call('POST', `/desk/reports/${reported[0]?.id}/decision`)

  const { data: members } = await client.call<(Identified & { passport: string | null })[]>(
    'GET',
    '/users?limit=100',
  )
  const member = members.find(({ passport }) => passport)
  await client.call('POST', `/users/${member?.id}/documents/passport/view`)
  await client.call('POST', `/users/${member?.id}/hold`)
  await client.call('POST', `/users/${member?.id}/release`)
  await client.call('POST', `/users/${member?.id}/mute-reports`)
  await client.call('POST', `/users/${member?.id}/unmute-reports`)
}
