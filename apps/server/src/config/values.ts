// The types of environment variables, with a message for an invalid value.
import { isIP } from 'node:net'
import { featureNames, findMissingFeature } from '@hearth/api/panelSettings'
import { z } from 'zod'
import { processRoles } from '../platform/database/schema/values.ts'
import { loopback } from '../platform/loopback.ts'
import type { ServiceAccount } from '../platform/push/fcmPusher.ts'

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`)

/**
 * Whether an address with a user and a password is read as it is meant. After a raw `#`, `/` or `?` the
 * rest is no longer the host, so that `smtp://user:12#ss@mail.example.org` names the host `user`.
 */
const isReadAsMeant = (value: string): boolean => {
  const url = URL.parse(value)
  if (url?.hash !== '' || /@/.test(url.pathname + url.search)) return false
  try {
    decodeURIComponent(`${url.username}:${url.password}`)
    return true
  } catch {
    return false
  }
}

/** The address of a server with a user and a password. */
export const serverUrl = (scheme: RegExp, example: string) =>
  z
    .string()
    .regex(scheme, `must look like ${example}`)
    .refine(
      isReadAsMeant,
      `must look like ${example}, with #, /, ? and % in user and password as %23, %2F, %3F and %25`,
    )

export const origin = z.string().refine((value) => {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.pathname === '/' && url.search + url.hash + url.username + url.password === ''
}, 'must be an address like https://admin.example.org, without a path')

export const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, {
  message: 'must be at least 32 bytes long: create one with `openssl rand -base64 32`',
})

/** Several secrets, separated by commas or, in a file, by line breaks. */
export const secrets = z
  .string()
  .transform((value) => value.split(/[,\n]/).map((part) => part.trim()))
  .refine((list) => list.every((part) => Buffer.byteLength(part) >= 32), {
    message: 'must be keys of at least 32 bytes, separated by commas',
  })

/** An address, or a network with the length of its prefix. */
const isNetwork = (text: string): boolean => {
  const [, address = '', length] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  const maxPrefix = version === 6 ? 128 : 32
  return (
    version !== 0 && (length === undefined || (Number(length) >= 1 && Number(length) <= maxPrefix))
  )
}

export const proxies = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every(isNetwork),
    'must be addresses or networks, separated by commas, like 10.0.0.1,192.168.0.0/16',
  )

/** Names of features, separated by commas, or `none`. */
export const features = z
  .string()
  .transform((value) => (value === 'none' ? [] : value.split(',').map((part) => part.trim())))
  .pipe(
    z.array(
      z.enum(featureNames, `must be none, or names of ${featureNames.join(', ')} with commas`),
    ),
  )
  .superRefine((list, ctx) => {
    const missing = findMissingFeature(list)
    if (missing) ctx.addIssue({ code: 'custom', message: `is incomplete: ${missing}` })
  })

/** The roles of a process, separated by commas. */
export const roles = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(processRoles, `must be names of ${processRoles.join(', ')} with commas`)))

/** A setting that the panel reads too. */
export const panelSetting = (read: (value: unknown) => string) =>
  z.string().transform((text, ctx) => {
    try {
      return read(text)
    } catch (error) {
      ctx.addIssue({ code: 'custom', message: (error as Error).message })
      return z.NEVER
    }
  })

export const words = z.string().trim().min(1, 'must not be empty')

/** The fields of a Google service account, as in its key file. */
const serviceAccount = z.object({
  project_id: z.string().regex(/^[a-z0-9:.-]+$/),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  // Signed requests for tokens go there, so plain http is allowed only on loopback (ASVS 12.3.1).
  token_uri: z.url({ protocol: /^https?$/ }).refine((url) => isTrustworthy(url)),
})

export const serviceAccountText = z.string().transform((text, ctx): ServiceAccount => {
  try {
    return serviceAccount.parse(JSON.parse(text))
  } catch {
    ctx.addIssue({ code: 'custom', message: 'must be the JSON key file of a service account' })
    return z.NEVER
  }
})

/** Whether browsers treat an origin as secure: https and loopback. */
export const isTrustworthy = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || loopback.includes(hostname)
}
