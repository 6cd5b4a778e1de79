import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { embed } from '../../../server/src/platform/database/embedded.ts'
import { createLog } from '../../../server/src/platform/log.ts'
import { freePort } from '../../../server/test/freePort.ts'
import { runOn, startPostgres } from '../../../server/test/postgresServer.ts'
import { FrontProxy } from './frontProxy'

const server = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))
const cli = fileURLToPath(new URL('../../../server/dist/cli.js', import.meta.url))
// On a busy machine a start takes ten times as long.
const startPatience = 150_000

/**
 * Options for node: optimising the WebAssembly of a database is not worth it when it lives for
 * minutes.
 */
const unoptimised = '--liftoff-only'

/** Members of the demo community. */
const users = 60
/** The database with the demo community that products copy. */
const template = 'prepared'
/** The variables that tell workers where the prepared folder and its database are. */
const prepared = { folder: 'HEARTH_E2E_FOLDER', adminUrl: 'HEARTH_E2E_POSTGRES' }

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'hearth-e2e-'))

export type Environment = Readonly<Record<string, string>>

interface Printed {
  url: string
  email: string
  password: string
}

/**
 * Starts PostgreSQL, and the server once, and keeps its database and its folder as templates: copying
 * them takes a tenth of making the demo community. Returns a function that removes them.
 */
export async function prepareProducts(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const folder = await newFolder()
  const remove = async (): Promise<void> => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const url = await postgres.createDatabase(template)
    const { child } = await run(folder, { PORT: String(await freePort()), DATABASE_URL: url })
    await end(child)
  } catch (error) {
    await remove()
    throw error
  }
  // Links in emails point to the server that wrote them.
  await rm(join(folder, 'outbox'), { recursive: true, force: true })
  process.env[prepared.folder] = folder
  process.env[prepared.adminUrl] = postgres.adminUrl
  return remove
}

function preparedAt(what: keyof typeof prepared): string {
  const value = process.env[prepared[what]]
  if (!value) throw new Error(`${prepared[what]} is not set: e2e/prepare.config.ts did not run`)
  return value
}

/** A copy of the prepared folder and of its database. */
async function copyPrepared(dataDir: string): Promise<string> {
  cpSync(preparedAt('folder'), dataDir, { recursive: true })
  const adminUrl = preparedAt('adminUrl')
  const name = `product_${randomUUID().replaceAll('-', '')}`
  await runOn(adminUrl, `create database ${name} template ${template}`)
  return adminUrl.replace(/[^/]+$/, name)
}

/** The password of the administrators that tests create by a command. */
export const typedPassword = 'blue kettle 9'

/**
 * A real server with its own database and the built panel, behind a proxy in which tests intercept
 * calls.
 */
export class Product {
  /** The address for browsers and tests. */
  readonly frontProxy: FrontProxy
  readonly #dataDir: string
  readonly #env: Environment
  /** Undefined for the embedded database. */
  readonly #databaseUrl: string | undefined
  #child: ChildProcess | undefined
  #printed: Printed | undefined

  private constructor(
    frontProxy: FrontProxy,
    dataDir: string,
    databaseUrl: string | undefined,
    env: Environment,
  ) {
    this.frontProxy = frontProxy
    this.#dataDir = dataDir
    this.#databaseUrl = databaseUrl
    this.#env = env
  }

  /**
   * Starts a product with the demo community as a person would, and reads what it prints.
   * @param env extra variables of an operator; the proxy listens at `PORT`
   * @param isFirst starts on an empty folder and the embedded database, as on a new machine
   */
  static async start({ PORT, ...env }: Environment = {}, isFirst = false): Promise<Product> {
    const port = await freePort()
    const frontProxy = await FrontProxy.open(port, Number(PORT ?? 0))
    const dataDir = await newFolder()
    const databaseUrl = isFirst ? undefined : await copyPrepared(dataDir)
    const product = new Product(frontProxy, dataDir, databaseUrl, {
      PUBLIC_URL: frontProxy.url,
      TRUSTED_PROXIES: '127.0.0.1',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...env,
      PORT: String(port),
    })
    await product.#run()
    return product
  }

  get url(): string {
    return this.#known.url
  }

  /** The sign-in details that the server printed. */
  get credentials(): { email: string; password: string } {
    return this.#known
  }

  get #known(): Printed {
    if (!this.#printed) throw new Error('The product does not run')
    return this.#printed
  }

  /**
   * Stops the server and starts it again on the same data and the same address.
   * @param meanwhile runs while it is down
   */
  async restart(meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
    await this.#end()
    await meanwhile()
    await this.#run()
  }

  /**
   * Runs a command as an operator does, with the server stopped, and returns its output. With
   * `--password-stdin` it types `typedPassword`.
   */
  async operate(...command: readonly string[]): Promise<string> {
    let printed = ''
    await this.restart(async () => {
      const child = spawn(process.execPath, [unoptimised, cli, ...command], {
        env: { ...process.env, NODE_ENV: 'development', ...this.#env, DATA_DIR: this.#dataDir },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      child.stdin.end(command.includes('--password-stdin') ? `${typedPassword}\n` : '')
      const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
      if (code !== 0) throw new Error(`${command[0]} ended with ${code}`)
      printed = output
    })
    return printed
  }

  /** Changes the database while the server is stopped: what only time does. */
  async change(statement: string): Promise<void> {
    await this.restart(async () => {
      if (this.#databaseUrl !== undefined) return runOn(this.#databaseUrl, statement)
      const { pool, close } = embed(join(this.#dataDir, 'database'), createLog('silent'))
      await pool.query(statement).finally(close)
    })
  }

  /** The newest email of a kind to an address in the outbox; undefined while there is none. */
  async email(kind: string, to: string): Promise<string | undefined> {
    return (await this.#outbox(kind)).find((email) => email.includes(`\nTo: ${to}\n`))
  }

  /** The push notifications in the outbox, newest first. */
  async notifications(): Promise<{ token: string; title: string; body: string }[]> {
    return (await this.#outbox('push')).map((text) => JSON.parse(text))
  }

  /** All messages of one kind in the outbox, newest first. */
  async #outbox(kind: string): Promise<string[]> {
    const folder = join(this.#dataDir, 'outbox')
    const names = await readdir(folder).catch(() => [])
    const ofKind = names.filter((one) => !one.startsWith('.') && one.includes(`-${kind}-`))
    return Promise.all(
      ofKind
        .toSorted()
        .toReversed()
        .map((name) => readFile(join(folder, name), 'utf8')),
    )
  }

  /** Stops the server and the proxy, and deletes the data. */
  async dispose(): Promise<void> {
    await this.#end()
    this.frontProxy.dispose()
    await rm(this.#dataDir, { recursive: true, force: true })
    if (this.#databaseUrl === undefined) return
    const name = this.#databaseUrl.replace(/.*\//, '')
    await runOn(preparedAt('adminUrl'), `drop database ${name} with (force)`)
  }

  async #run(): Promise<void> {
    const { child, printed } = await run(this.#dataDir, this.#env)
    this.#child = child
    this.#printed = printed
  }

  async #end(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child) await end(child)
  }
}

async function run(dataDir: string, env: Environment) {
  const child = spawn(process.execPath, [unoptimised, server, '--users', String(users)], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DRAIN_SECONDS: '0',
      ...env,
      DATA_DIR: dataDir,
      // One session reads for hundreds of tests: a fast machine makes more reads a minute than any
      // steward.
      READS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, printed: await readBanner(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Waits for the lines that tell a person where to go and how to sign in. */
function readBanner(child: ChildProcess): Promise<Printed> {
  return new Promise((resolve, reject) => {
    let output = ''
    const give = (reason: string) => reject(new Error(`${reason}\n${output}`))
    const late = setTimeout(() => give('The server did not get ready in time'), startPatience)
    child.once('exit', (code) => give(`The server ended with ${code}`))
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const url = /^Ready at (\S+)/m.exec(output)?.[1]
      const email = /^\s+Email\s+(\S+)/m.exec(output)?.[1]
      const password = /^\s+Password\s+(\S+)/m.exec(output)?.[1]
      if (!url || !email || !password) return
      clearTimeout(late)
      resolve({ url, email, password })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
  })
}
