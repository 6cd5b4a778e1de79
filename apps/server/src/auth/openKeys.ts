import { randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { readOrMake } from '../platform/dataFolder.ts'
import { createKeys, type Keys } from './keys.ts'

/** The configured key. Without one, a demo creates a key at its first start. */
const findSecretKey = async (config: Config): Promise<string> => {
  if (config.secretKey) return config.secretKey
  return readOrMake(config.dataDir, 'secret-key', () => randomBytes(32).toString('base64'))
}

export const openKeys = async (config: Config): Promise<Keys> =>
  createKeys(await findSecretKey(config), config.previousSecretKeys)
