import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

export interface Plan {
  id: string
  name: string
  price: number
  period: string
  description: string
  summary: string | null
  features: string[]
  isActive: boolean
  image: string | null
}

/** One red pixel: the smallest PNG that a browser shows. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** The same pixel in a file of this length, as photos have a lot of metadata. */
export const pngOfBytes = (bytes: number): Buffer => {
  const head = 33
  const text = Buffer.alloc(bytes - png.length - 8, 'a')
  text.write('tEXta\0', 'latin1')
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(text.length - 4)
  check.writeUInt32BE(crc32(text))
  return Buffer.concat([png.subarray(0, head), length, text, check, png.subarray(head)])
}

/** A photo of 16 by 9 pixels, in the format of phones. */
export const avif = Buffer.from(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACEAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAABAAAAAJAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAApbWRhdBIACgg4DP4aQENBpDITHEJi5OAAFgAAdX1Zu3EXyXbkgA==',
  'base64',
)

const image = { name: 'tier.png', mimeType: 'image/png', buffer: png }

export const stored = async (api: APIRequestContext): Promise<Plan[]> =>
  (await (await api.get('/api/membership-plan/get-all')).json()).data

export const named = async (api: APIRequestContext, name: string): Promise<Plan> => {
  const plan = (await stored(api)).find((one) => one.name === name)
  if (!plan) throw new Error(`There is no plan ${name}`)
  return plan
}

/** Creates a plan through the API. */
export const make = async (
  api: APIRequestContext,
  name: string,
  change: Partial<Plan> = {},
): Promise<Plan> => {
  const data = {
    name,
    price: '12.50',
    period: 'month',
    description: `About ${name}`,
    features: ['First', 'Second'],
    isActive: true,
    ...change,
  }
  return (await (await api.post('/api/membership-plan/create', { data })).json()).data
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** Chooses the tier's image as a person does: one red pixel, unless told otherwise. */
export const chooseImage = (page: Page, file: Partial<typeof image> = {}) =>
  page.locator('input[type="file"]').setInputFiles({ ...image, ...file })
