// Commands for operators. `node apps/server/src/cli.ts help` lists them.
import { parseArgs } from 'node:util'
import { readConfig } from './config/config.ts'
import { variables } from './config/variables.ts'
import { listDueDocuments } from './documents/stored/retention.ts'
import { audit } from './kernel/audit.ts'
import { explainExit, forTerminal, StartError } from './platform/startError.ts'
import { adminCommands } from './process/adminCommands.ts'
import { backupCommands } from './process/backupCommands.ts'
import {
  demandAccount,
  demandEmail,
  openJobs,
  openStore,
  operator,
  options,
  type Values,
  withDatabase,
} from './process/commandLine.ts'
import { migrateCommand } from './process/migrateCommand.ts'
import { recordCommands } from './process/recordCommands.ts'
import { findOrphans, removeOrphans } from './process/sweepFiles.ts'

const help = `Commands:
  admin:create --email you@example.org
      Makes an owner: prints a link, valid for 72 hours, that creates the account. With --name "Your Name"
      --password-stdin it creates the account at once; a server without the feature team does so, too,
      and prints a generated password.
  admin:invite --email you@example.org --role owner|steward|reviewer|publisher|viewer
      Invites a person to the team: prints the link and emails it.
  admin:list
      Lists the administrators, with their role, their second factor and when they were last seen, and
      the open invitations.
  admin:role --email you@example.org --role owner|steward|reviewer|publisher|viewer
      Changes the role of an administrator, and lifts a suspension. Refused for the last owner.
  admin:end --email you@example.org
      Makes an administrator a member and ends their access. The panel can then ban or delete the
      account. Refused for the last owner.
  admin:reset-2fa --email you@example.org
      Removes the second factor of an account, for a lost phone, and ends its sessions.
  sessions:revoke --email you@example.org | --all
      Ends the sessions of an account, or all sessions.
  keys:rotate
      Encrypts all second factors with SECRET_KEY, reseals the record with it, and prints the head of
      the record before and after. SECRET_KEY_PREVIOUS can then be emptied.
  email:verify --email member@example.org
      Queues the email that verifies a member's address. A running server sends it.
  files:sweep [--remove]
      Lists the documents and images in the store that are two days old and have no record.
      Removes them with --remove. A running server does so every day, unless there are many.
  retention:report
      Lists the documents that the feature desk will delete, and when: the member's id, the document, the
      day, and whether a hold keeps it. See PASSPORT_DAYS and CERTIFICATE_DAYS.
  record:verify [--head 123.abc]
      Checks that no entry of the record was changed or removed and that each was sealed when it was
      written. Prints all breaks and late seals, and the head of the chain. Compares the chain with
      the head that is stored in DATA_DIR, or with --head.
  record:accept-break
      Accepts the breaks and late seals of the record, once you know their cause, and records that.
      Until then the server seals nothing on a chain that is not the one of the head in DATA_DIR, for
      example after a restored backup, or when the file of the head is damaged.
  record:export [--subject ID] [--from 2026-01-01] [--to 2026-02-01] [--with-ip]
      Prints the record for an authority, one line of JSON per entry. Days and times (ISO 8601) are in
      UTC, unless they have a zone, as in 2026-01-31T10:00+02:00. The record gets an entry about the
      export, with the name of your account on this machine.
  reasons:export [--since 2026-01-01] [--until 2026-02-01] [--category NAME] [--territory PT,ES]
      Prints the statements of reasons of bans, deletions and hidden posts as CSV, in the columns of the
      transparency database of the EU and without personal data. See docs/redress.md for what it leaves empty.
  backup TO [--recipient age1...]
      Makes a backup of rows and files in a new folder below TO, named after the time. TO is a folder
      or s3://bucket/folder. With --recipient, encrypts it for a public key of age. The backup does not contain SECRET_KEY.
  restore FROM [--identity FILE] [--keep-files] [--with-breaks]
      Restores the backup in the folder FROM into an empty database and an empty store of files, and
      checks rows, files, record and sign-in before it commits. --identity is the file with the private
      key of age. --keep-files keeps the files of a store that was not lost. --with-breaks restores a
      record whose chain is broken.
  drill
      Makes a backup, restores it beside the running deployment, checks it, removes both, and records
      the result. With PostgreSQL the role needs the right to create databases.
  migrate --plan | --expand | --contract
      Updates the tables of PostgreSQL around an upgrade. --plan lists what is left to do, --expand adds
      what this version needs while the version before serves, and --contract removes what only earlier
      versions use, once their processes have ended. See docs/operations.md.
  demo:code
      Prints the demo administrator's current code. The server may be running.

The commands read the same environment as the server. With the embedded database, stop the
server first, except for demo:code. A restore needs stopped servers in any case.

Environment:
${Object.entries(variables)
  .map(([name, { description }]) => `  ${name}\n      ${description}`)
  .join('\n')}
`

const sendVerification = (values: Values): Promise<string> =>
  withDatabase(async (db, database) => {
    const { id, email, isEmailVerified } = await demandAccount(db, demandEmail(values))
    if (isEmailVerified)
      throw new StartError(`${email} is already verified`, 'There is nothing to do.')
    const outgoing = await openJobs(database)
    const ctx = await operator()
    await db.transaction(async (tx) => {
      await outgoing.jobs.add(tx, 'email', { template: 'verify', email, request: ctx.request })
      await audit(tx, ctx, { action: 'email.verify-asked', subject: id })
    })
    await outgoing.stop(0)
    return `The email to ${email} is sent as soon as a server runs.`
  })

const sweepStore = ({ remove = false }: Values): Promise<string> =>
  withDatabase(async (db) => {
    const files = openStore(readConfig())
    const now = new Date()
    const { total, keys } = await findOrphans(db, files, now)
    if (!remove) {
      const counted = `Files: ${total}, not named by any record: ${keys.length}.`
      return [
        ...keys,
        counted,
        ...(keys.length > 0 ? ['Nothing was removed: see --remove.'] : []),
      ].join('\n')
    }
    const removed = await removeOrphans(db, files, keys, now)
    await audit(db, await operator(), { action: 'files.sweep', after: { removed } })
    return `Files removed: ${removed}.`
  })

const reportRetention = (): Promise<string> =>
  withDatabase(async (db) => {
    const due = await listDueDocuments(db, readConfig())
    if (due.length === 0) return 'No document will be deleted.'
    return due
      .map(({ memberId, kind, at, isHeld }) =>
        `${at.toISOString().slice(0, 10)}  ${memberId}  ${kind.padEnd(11)}  ${isHeld ? 'held' : ''}`.trimEnd(),
      )
      .join('\n')
  })

const showDemoCode = async (): Promise<string> => {
  const config = readConfig()
  if (config.production || config.databaseUrl) {
    throw new StartError('There is no demo here', 'demo:code only works with the embedded demo.')
  }
  const { readDemoCodes } = await import('./demo/demoAccount.ts')
  const { enrolled, pending } = readDemoCodes(config.dataDir)
  if (pending && enrolled) {
    process.stderr.write(
      `This code is for the new set-up; until that is done, sign in with ${enrolled}\n`,
    )
  }
  const code = pending ?? enrolled
  if (code) return code
  throw new StartError(
    'The demo administrator has no second factor yet',
    'Sign in to the panel first: it starts the set-up.',
  )
}

type Command = (values: Values, operands: readonly string[]) => Promise<string>

const commands: Readonly<Record<string, Command>> = {
  ...adminCommands,
  ...backupCommands,
  ...recordCommands,
  migrate: migrateCommand,
  'email:verify': sendVerification,
  'files:sweep': sweepStore,
  'retention:report': reportRetention,
  'demo:code': showDemoCode,
  help: async () => help,
}

// Restrict all files of this process to its owner: PGlite creates files that all users may write.
process.umask(0o077)

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = 'help', ...operands] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new StartError(`There is no command ${name}`, 'See `help` for the list.')
  const answer = await command(values, operands)
  if (answer) process.stdout.write(`${forTerminal(answer)}\n`)
} catch (error) {
  explainExit(error)
}
