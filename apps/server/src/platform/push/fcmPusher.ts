import { createPrivateKey } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { SignJWT } from 'jose'
import { z } from 'zod'
import { PermanentError } from '../jobs/queue.ts'
import type { Pusher } from './pusher.ts'

/** The fields of a Google service account, as in its key file. */
export interface ServiceAccount {
  readonly project_id: string
  readonly client_email: string
  readonly private_key: string
  readonly token_uri: string
}

const messaging = 'https://www.googleapis.com/auth/firebase.messaging'

/** The timeout of a call. A job has two minutes. */
const patience = 15_000

/** The signed claim of a service account for requesting an access token (RFC 7523). */
const makeAssertion = (account: ServiceAccount, now: number): Promise<string> =>
  new SignJWT({ scope: messaging })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + 3600)
    .sign(createPrivateKey(account.private_key))

const granted = z.object({ access_token: z.string(), expires_in: z.number() })

const failure = z.object({
  error: z.object({
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
        }),
      )
      .optional(),
  }),
})

const call = async (url: string, init: RequestInit): Promise<{ status: number; body: unknown }> => {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const body: unknown = await response.json().catch(() => undefined)
    return { status: response.status, body }
  } catch {
    throw new Error('The push service cannot be reached')
  }
}

/** Caches the access token of a service account until a minute before it expires. */
const createAccess = (account: ServiceAccount) => {
  let cached: { token: string; until: number } | undefined
  return {
    token: async (): Promise<string> => {
      const now = Date.now()
      if (cached && now < cached.until) return cached.token
      const { status, body } = await call(account.token_uri, {
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: await makeAssertion(account, now),
        }),
      })
      const grant = granted.safeParse(body)
      if (status !== 200 || !grant.success) {
        throw new Error(`The push service gives no access: ${status}`)
      }
      const { access_token: token, expires_in: seconds } = grant.data
      cached = { token, until: now + (seconds - 60) * 1000 }
      return token
    },
    forget: (): void => {
      cached = undefined
    },
  }
}

/** Whether the device is unregistered, or its token was never valid. */
const isGone = (details: NonNullable<z.infer<typeof failure>['error']['details']>): boolean =>
  details.some(
    ({ errorCode, fieldViolations }) =>
      errorCode === 'UNREGISTERED' ||
      fieldViolations?.some(({ field }) => field === 'message.token'),
  )

/**
 * Sends notifications through Firebase Cloud Messaging, HTTP v1:
 * https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send
 */
export const createFcmPusher = (
  account: ServiceAccount,
  log: FastifyBaseLogger,
  origin = 'https://fcm.googleapis.com',
): Pusher => {
  const access = createAccess(account)
  const url = `${origin}/v1/projects/${account.project_id}/messages:send`
  return {
    push: async ({ id, token, platform, title, body }) => {
      const answer = await call(url, {
        headers: {
          authorization: `Bearer ${await access.token()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          message: {
            token,
            notification: { title, body },
            android: { notification: { tag: id } },
            apns: { headers: { 'apns-collapse-id': id } },
          },
        }),
      })
      if (answer.status === 200) {
        log.info({ platform }, 'A notification was sent')
        return 'sent'
      }
      const details = failure.safeParse(answer.body).data?.error.details ?? []
      if (isGone(details)) return 'gone'
      const words = `${answer.status} ${details.find(({ errorCode }) => errorCode)?.errorCode ?? ''}`
      if (answer.status === 400 || words.includes('SENDER_ID_MISMATCH')) {
        throw new PermanentError(`The notification was refused: ${words.trim()}`)
      }
      if (answer.status === 401) access.forget()
      throw new Error(`The push service failed: ${words.trim()}`)
    },
  }
}
