import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import { prepareDataFolder, readOrMake } from '../platform/dataFolder.ts'
import { createKeys, type Keys } from './keys.ts'

/** The configured key, or a key that is created on first start where that is allowed. */
const findSecretKey = async (config: Config): Promise<string> => {
  if (config.secretKey) return config.secretKey
  await prepareDataFolder(config.dataDir)
  return readOrMake(config.dataDir, 'secret-key', () => randomBytes(32).toString('base64'))
}

/** The keys for a configuration. */
export const openKeys = async (config: Config): Promise<Keys> =>
  createKeys(await findSecretKey(config), config.previousSecretKeys)
