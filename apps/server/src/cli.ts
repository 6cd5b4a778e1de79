// What operators do by hand. `node apps/server/src/cli.ts help` lists the commands.
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { z } from 'zod'
import { audit } from './audit.ts'
import { findAccountByEmail } from './auth/accounts.ts'
import { hashPassword } from './auth/passwords.ts'
import { endSessions } from './auth/sessions.ts'
import { variables } from './config/variables.ts'
import { readConfig } from './config.ts'
import { readDemoCodes } from './demoAccount.ts'
import { createLog } from './log.ts'
import { openOutgoing } from './outgoing.ts'
import { type Database, type OpenDatabase, openDatabase } from './platform/database/database.ts'
import { sessions, totp, users } from './platform/database/schema.ts'
import { explainExit, StartError } from './startError.ts'

const help = `Commands:
  admin:create --email you@example.org --name "Your Name" [--password-stdin]
      Makes an administrator. Without --password-stdin a password is made and shown once.
  admin:reset-2fa --email you@example.org
      Forgets the second factor of an account, for a lost phone, and ends its sessions.
  sessions:revoke --email you@example.org | --all
      Signs an account, or everybody, out.
  letter:verify --email member@example.org
      Sends the letter by which a member verifies their email address. It leaves while a server runs.
  demo:code
      Shows the demo administrator's current code, while the server runs or not.

The commands read the same environment as the server. With the embedded database, stop the
server first, except for demo:code.

Environment:
${Object.entries(variables)
  .map(([name, { description }]) => `  ${name}\n      ${description}`)
  .join('\n')}
`

/** The operator at the keyboard, as the audit log knows them. */
const operator = () => ({
  actor: undefined,
  now: () => new Date(),
  request: { id: `cli-${v7()}`, ip: 'local' },
})

const withDatabase = async (
  work: (db: Database, database: OpenDatabase) => Promise<string>,
): Promise<string> => {
  const database = await openDatabase(readConfig(), createLog('warn'))
  try {
    return await work(database.db, database)
  } finally {
    await database.close()
  }
}

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  all: { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const demand = (value: string | undefined, name: string): string => {
  if (value?.trim()) return value.trim()
  throw new StartError(`--${name} is missing`, 'See `help` for how the command is called.')
}

const demandEmail = (values: Values): string => {
  const email = z.email().safeParse(demand(values.email, 'email').toLowerCase())
  if (email.success) return email.data
  throw new StartError(`"${values.email}" is no email address`, 'Correct --email.')
}

const demandAccount = async (db: Database, email: string) => {
  const account = await findAccountByEmail(db, email)
  if (account) return account
  throw new StartError(`There is no account with the address ${email}`, 'Check the spelling.')
}

const readPassword = async (fromStdin: boolean): Promise<string> => {
  if (!fromStdin) return randomBytes(12).toString('base64url')
  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length >= 8 && password.length <= 20) return password
  throw new StartError('The password must have 8 to 20 characters', 'Give another one.')
}

const createAdmin = async (values: Values): Promise<string> => {
  const email = demandEmail(values)
  const fullName = demand(values.name, 'name')
  const typed = values['password-stdin'] === true
  const password = await readPassword(typed)
  const passwordHash = await hashPassword(password)
  return withDatabase(async (db) => {
    if (await findAccountByEmail(db, email)) {
      throw new StartError(`${email} has an account already`, 'Choose another address.')
    }
    await db.transaction(async (tx) => {
      const account = { fullName, email, passwordHash, role: 'admin', status: 'verified' } as const
      const [made] = await tx
        .insert(users)
        .values({ ...account, isVerified: true, isEmailVerified: true })
        .returning({ id: users.id })
      await audit(tx, operator(), { action: 'admin.create', subject: made?.id })
    })
    const shown = typed ? '' : `\n  Password  ${password}   (shown only now)`
    return `Administrator made.\n  Email     ${email}${shown}`
  })
}

const resetSecondFactor = (values: Values): Promise<string> =>
  withDatabase(async (db, database) => {
    const { id, email } = await demandAccount(db, demandEmail(values))
    const outgoing = await openOutgoing({ config: readConfig(), database, log: createLog('warn') })
    const ctx = operator()
    await db.transaction(async (tx) => {
      await tx.delete(totp).where(eq(totp.userId, id))
      await endSessions(tx, id)
      const { request } = ctx
      await outgoing.jobs.add(tx, 'letter', { letter: 'second-factor-reset', email, request })
      await audit(tx, ctx, { action: 'totp.reset', subject: id })
    })
    await outgoing.stop(0)
    return `${email} sets up a new second factor at the next sign-in.`
  })

const revokeSessions = (values: Values): Promise<string> =>
  withDatabase(async (db) => {
    const account = values.all ? undefined : await demandAccount(db, demandEmail(values))
    const ended = await db.transaction(async (tx) => {
      const number = account
        ? await endSessions(tx, account.id)
        : (await tx.delete(sessions).returning({ id: sessions.id })).length
      await audit(tx, operator(), { action: 'session.revoke', subject: account?.id })
      return number
    })
    return `Sessions ended: ${ended}.`
  })

const sendVerification = (values: Values): Promise<string> =>
  withDatabase(async (db, database) => {
    const { id, email, isEmailVerified } = await demandAccount(db, demandEmail(values))
    if (isEmailVerified) throw new StartError(`${email} is verified already`, 'Nothing is to do.')
    const outgoing = await openOutgoing({ config: readConfig(), database, log: createLog('warn') })
    const ctx = operator()
    await db.transaction(async (tx) => {
      await outgoing.jobs.add(tx, 'letter', { letter: 'verify', email, request: ctx.request })
      await audit(tx, ctx, { action: 'email.verify-asked', subject: id })
    })
    await outgoing.stop(0)
    return `The letter to ${email} leaves as soon as a server runs.`
  })

const showDemoCode = async (): Promise<string> => {
  const config = readConfig()
  if (config.production || config.databaseUrl) {
    throw new StartError('There is no demo here', 'demo:code serves the embedded demo only.')
  }
  const { enrolled, pending } = readDemoCodes(config.dataDir)
  if (pending && enrolled) {
    process.stderr.write(`Of the set-up that you began; until it is done signs in ${enrolled}\n`)
  }
  const code = pending ?? enrolled
  if (code) return code
  throw new StartError(
    'The demo administrator has no second factor yet',
    'Sign in to the panel first: it begins the set-up.',
  )
}

const commands: Readonly<Record<string, (values: Values) => Promise<string>>> = {
  'admin:create': createAdmin,
  'admin:reset-2fa': resetSecondFactor,
  'sessions:revoke': revokeSessions,
  'letter:verify': sendVerification,
  'demo:code': showDemoCode,
  help: async () => help,
}

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = 'help'] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new StartError(`There is no command ${name}`, 'See `help` for those there are.')
  process.stdout.write(`${await command(values)}\n`)
} catch (error) {
  explainExit(error)
}
