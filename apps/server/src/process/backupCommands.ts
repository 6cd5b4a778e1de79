import { openKeys } from '../auth/openKeys.ts'
import { type BackupSource, makeBackup, type Progress } from '../backup/backup.ts'
import { runDrill } from '../backup/drill.ts'
import { type Manifest, sizesOf } from '../backup/manifest.ts'
import { openPlace, placeOf } from '../backup/place.ts'
import { type Restored, restoreBackup } from '../backup/restore.ts'
import { wrapFor } from '../backup/wrap.ts'
import { type Config, readConfig } from '../config/config.ts'
import { audit } from '../kernel/audit.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openFiles } from '../platform/files/openFiles.ts'
import { StartError } from '../platform/startError.ts'
import { createHeadStore } from '../record/chain/storedHead.ts'
import { operator, type Values, withDatabase } from './commandLine.ts'

/* The commands for backups, restores and drills. */

/** Milliseconds between two lines of progress. */
const interval = 5000

/** Prints the progress of a command to stderr. */
const createProgress = (): Progress => {
  let last = Date.now()
  return (words) => {
    if (Date.now() - last < interval) return
    last = Date.now()
    process.stderr.write(`${words}\n`)
  }
}

/** Opens the deployment that the environment configures. */
const openSource = async (
  database: OpenDatabase,
): Promise<BackupSource & { readonly config: Config }> => {
  const config = readConfig()
  const keys = await openKeys(config)
  return {
    config,
    database,
    keys,
    files: openFiles(config, keys),
    heads: createHeadStore(config.dataDir),
  }
}

const demandOperand = ([operand]: readonly string[], name: string): string => {
  if (operand) return operand
  throw new StartError(`${name} is missing`, 'Run `help` to see the usage.')
}

const sayContent = (manifest: Manifest): string => {
  const { accounts, entries, files, bytes } = sizesOf(manifest)
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `Accounts: ${accounts}. Entries of the record: ${entries}. Files: ${files} (${megabytes} MB)`
}

const backUp = ({ recipient }: Values, operands: readonly string[]): Promise<string> => {
  const parent = demandOperand(operands, 'TO')
  const wrapping = wrapFor(recipient)
  return withDatabase(async (db, database) => {
    const source = await openSource(database)
    const place = openPlace(placeOf(parent, new Date()), source.config)
    const manifest = await makeBackup(source, place, wrapping, createProgress())
    await audit(db, await operator(), {
      action: 'backup.make',
      after: { madeAt: manifest.at, ...sizesOf(manifest) },
    })
    return [
      `Backup: ${place.address}`,
      `${sayContent(manifest)}. Head of the record: ${manifest.record.head}`,
      `Fingerprint of SECRET_KEY: ${manifest.key}. Store the key elsewhere: the backup does not contain it.`,
    ].join('\n')
  })
}

const sayRestored = ({ manifest, canSignIn, nextCertificate, hasOtherHead }: Restored): string => {
  const { at, version, record } = manifest
  return [
    `Restored: the backup of ${at}, made by version ${version}`,
    `${sayContent(manifest)}`,
    `Checked: the number of rows of each table, the hash of each file, the record up to its head${canSignIn ? ', the sign-in of an owner' : ''}`,
    `Head of the record: ${record.head}`,
    `The next certificate has the number ${nextCertificate}`,
    'All sessions have ended, and links for new passwords no longer work',
    ...(canSignIn ? [] : ['There is no owner with a password: create one with `admin:create`']),
    ...(hasOtherHead
      ? [
          'DATA_DIR has the head of a later record. Compare both heads, then run `record:accept-break`. Until then the server seals no entry',
        ]
      : []),
    'Next: start the server, wait until /readyz answers 200, and repeat the erasures that were made after the backup',
  ].join('\n')
}

const restore = (values: Values, operands: readonly string[]): Promise<string> => {
  const from = demandOperand(operands, 'FROM')
  return withDatabase(async (_db, database) => {
    const target = await openSource(database)
    const place = openPlace(from, target.config)
    const restored = await restoreBackup(
      target,
      place,
      {
        identity: values.identity,
        keepsFiles: values['keep-files'] ?? false,
        keepsBreaks: values['with-breaks'] ?? false,
      },
      await operator(),
      createProgress(),
    )
    return sayRestored(restored)
  })
}

const drill = (): Promise<string> =>
  withDatabase(async (_db, database) => {
    const source = await openSource(database)
    const { keys } = source
    const ctx = await operator()
    const manifest = await runDrill({ source, keys, ctx, onProgress: createProgress() })
    return `The backup can be restored. ${sayContent(manifest)}`
  })

/** The commands by name. */
export const backupCommands = { backup: backUp, restore, drill }
