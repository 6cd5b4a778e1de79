import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { generateSync } from 'otplib'
import { z } from 'zod'
import type { SeedListener } from '../auth/setUpTotp.ts'
import { readOrMake } from '../platform/dataFolder.ts'
import { replaceFile } from '../platform/durableFile.ts'

/* The administrator of the demo. Password and seed are readable files in the data folder, so
   that the demo works without emails and a phone. Never use it in production. */

export const demoAdmin = { fullName: 'Ada Hearth', email: 'admin@hearth.example' } as const

/** Letters and digits that do not look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const makePassword = (): string => {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group()].join('-')
}

/** The password of the demo, created on first start. */
export const readDemoPassword = (dataDir: string): Promise<string> =>
  readOrMake(dataDir, 'demo-password', makePassword)

const seedsSchema = z.object({
  enrolled: z.string().optional(),
  pending: z.object({ seed: z.string(), until: z.number() }).optional(),
})

const seedsFile = (dataDir: string): string => path.join(dataDir, 'demo-authenticator.json')

const readSeeds = (dataDir: string): z.infer<typeof seedsSchema> => {
  try {
    return seedsSchema.parse(JSON.parse(readFileSync(seedsFile(dataDir), 'utf8')))
  } catch {
    return {}
  }
}

/** Stores the seeds of the demo administrator for `demo:code`. */
export const preserveDemoSeeds =
  (dataDir: string, adminId: string): SeedListener =>
  async (userId, seed, state) => {
    if (userId !== adminId) return
    const seeds =
      state === 'enrolled'
        ? { enrolled: seed }
        : { ...readSeeds(dataDir), pending: { seed, until: Date.now() + 10 * 60_000 } }
    await replaceFile(seedsFile(dataDir), `${JSON.stringify(seeds)}\n`)
  }

/** The current codes of the demo administrator. */
export const readDemoCodes = (dataDir: string): { enrolled?: string; pending?: string } => {
  const { enrolled, pending } = readSeeds(dataDir)
  return {
    ...(enrolled && { enrolled: generateSync({ secret: enrolled }) }),
    ...(pending &&
      pending.until > Date.now() && { pending: generateSync({ secret: pending.seed }) }),
  }
}
