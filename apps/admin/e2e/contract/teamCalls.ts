import { createAuthenticator } from '../../../server/test/softAuthenticator'
import type { Product } from '../support/product'

/** Makes calls of the contract with one session. */
export interface Caller {
  call<Data = Record<string, never>>(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ data: Data }>
}

interface Identified {
  id: string
}

interface Account {
  sessions: (Identified & { isCurrent: boolean })[]
}

async function changePeople(client: Caller): Promise<void> {
  await client.call('GET', '/operations')
  const { data: team } = await client.call<{ members: (Identified & { role: string })[] }>(
    'GET',
    '/team',
  )
  const [person, leaving] = team.members.filter(({ role }) => role !== 'owner')
  await client.call('PUT', `/team/${person?.id}`)
  await client.call('POST', `/team/${person?.id}/suspend`)
  await client.call('POST', `/team/${person?.id}/resume`)
  await client.call('POST', `/team/${person?.id}/reset-second-factor`)
  await client.call('POST', `/team/${leaving?.id}/end`)

  const invite = async (email: string): Promise<string> => {
    const invitation = { email, role: 'viewer' }
    const { data } = await client.call<{ invitation: Identified }>(
      'POST',
      '/team-invitations',
      invitation,
    )
    return data.invitation.id
  }
  await client.call('DELETE', `/team-invitations/${await invite('first@example.org')}`)
  const id = await invite('second@example.org')
  await client.call('POST', `/team-invitations/${id}/resend`)
}

async function changePasskeys(client: Caller, { url }: Product): Promise<void> {
  const { origin, hostname: host } = new URL(url)
  const authenticator = createAuthenticator()
  const challenge = async (path: string): Promise<string> =>
    (await client.call<{ challenge: string }>('POST', path)).data.challenge
  const added = await challenge('/account/passkeys/options')
  const { data: passkey } = await client.call<Identified>('POST', '/account/passkeys', {
    name: 'Key',
    response: authenticator.create(added, { origin, host }),
  })
  await client.call('PUT', `/account/passkeys/${passkey.id}`)
  const used = await challenge('/auth/passkey/options')
  await client.call('POST', '/auth/passkey', {
    response: authenticator.get(used, { origin, host }),
  })
  await client.call('DELETE', `/account/passkeys/${passkey.id}`)
}

/**
 * Makes the calls of the feature `team` that need a session.
 * @param other a client without a session
 */
export async function callTeam(client: Caller, other: Caller, product: Product): Promise<void> {
  await changePeople(client)
  await changePasskeys(client, product)
  const { data } = await client.call<{ codes: string[] }>('POST', '/account/recovery-codes')
  await client.call('POST', '/auth/recovery', { code: data.codes[0] })

  const { email, password } = product.credentials
  await other.call('POST', '/auth/signin', { email, password, role: 'ADMIN' })
  await other.call('POST', '/auth/recovery', { code: data.codes[1] })
  const { data: account } = await client.call<Account>('GET', '/account')
  const session = account.sessions.find(({ isCurrent }) => !isCurrent)
  await client.call('DELETE', `/account/sessions/${session?.id}`)
  await client.call('POST', '/account/sessions/end-others')
  const changed = { current: password, password: 'battery staple 7' }
  await client.call('PUT', '/account/password', changed)
}

/**
 * Joins the team as somebody who has only the link of an invitation. An operator sends it: those of the
 * owner ended when the password changed.
 */
export async function joinTeam(client: Caller, product: Product): Promise<void> {
  const invitation = ['--email', 'third@example.org', '--role', 'viewer']
  const printed = await product.operate('admin:invite', ...invitation)
  const token = /[?&]token=([\w-]+)/.exec(printed)?.[1]
  await client.call('POST', '/join-team/read', { token })
  const person = { name: 'Rui Costa', password: 'correct horse 9' }
  await client.call('POST', '/join-team', { token, ...person })
}
