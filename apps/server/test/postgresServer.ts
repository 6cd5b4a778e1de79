import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { freePort } from './freePort.ts'

export interface PostgresServer {
  /** Address of the database `postgres`, for creating others. */
  readonly adminUrl: string
  createDatabase(name: string): Promise<string>
  /** Starts a replica that follows this server. Stop it first. */
  startReplica(): Promise<Pick<PostgresServer, 'adminUrl' | 'stop'>>
  stop(): Promise<void>
}

const isRoot = process.getuid?.() === 0

const debianFolders = (): string[] => {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return []
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(base, version, 'bin'))
}

const programs = ['postgres', 'initdb', 'pg_basebackup']

/** The folder with the programs of PostgreSQL. */
const findPrograms = (): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...debianFolders()].find((folder) =>
    programs.every((name) => existsSync(path.join(folder, name))),
  )

const install = (): void => {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'inherit', env })
}

const idOf = (user: string, what: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [what, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** PostgreSQL refuses to run as root, so an ordinary user runs it. */
const findUser = (): { uid?: number; gid?: number } => {
  if (!isRoot) return {}
  for (const user of ['postgres', 'nobody']) {
    const uid = idOf(user, '-u')
    const gid = idOf(user, '-g')
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.')
}

/** Runs one statement on a connection of its own. */
export const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const answers = (url: string): Promise<boolean> =>
  runOn(url, 'select 1').then(
    () => true,
    () => false,
  )

/**
 * The folder with the programs of PostgreSQL, which are installed if they are missing.
 * @throws Error that says what to install
 */
export const ensurePostgres = (): string => {
  if (!findPrograms()) install()
  const folder = findPrograms()
  if (folder) return folder
  throw new Error('PostgreSQL is not installed: install it, or put its programs on the PATH.')
}

/** A temporary folder of the user that runs PostgreSQL. */
const makeFolder = async (): Promise<{ folder: string; options: SpawnOptions }> => {
  const user = findUser()
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-postgres-'))
  if (user.uid && user.gid) chownSync(folder, user.uid, user.gid)
  return { folder, options: { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } } }
}

/** Runs a program of PostgreSQL to its end. */
const runProgram = (name: string, args: readonly string[], options: SpawnOptions): void => {
  const { status, stderr } = spawnSync(path.join(ensurePostgres(), name), args, {
    ...options,
    stdio: 'pipe',
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
}

/** Serves the data in a folder on a free port, and removes the folder at the end. */
const serve = async (
  folder: string,
  options: SpawnOptions,
): Promise<Pick<PostgresServer, 'adminUrl' | 'stop'> & { urlOf: (name: string) => string }> => {
  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=100']
  const server = spawn(
    path.join(ensurePostgres(), 'postgres'),
    [
      '-D',
      path.join(folder, 'data'),
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      ...settings.flatMap((s) => ['-c', s]),
    ],
    { ...options, stdio: 'ignore' },
  )
  const exited = once(server, 'exit')
  const stop = async (): Promise<void> => {
    // Immediate shutdown, because its data is discarded.
    if (server.exitCode === null) server.kill('SIGQUIT')
    await exited
    await rm(folder, { recursive: true, force: true })
  }

  const urlOf = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`
  const adminUrl = urlOf('postgres')
  const deadline = Date.now() + 30_000
  while (!(await answers(adminUrl))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('The test PostgreSQL did not start.')
    }
  }
  return { adminUrl, urlOf, stop }
}

/** Starts a temporary PostgreSQL on a free port, in a temporary folder. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const { folder, options } = await makeFolder()
  const data = path.join(folder, 'data')
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']
  runProgram('initdb', [...initial, '--no-locale', '--no-sync'], options)
  const { adminUrl, urlOf, stop } = await serve(folder, options)
  return {
    adminUrl,
    createDatabase: async (name) => {
      await runOn(adminUrl, `create database ${name}`)
      return urlOf(name)
    },
    startReplica: async () => {
      const copy = await makeFolder()
      const to = path.join(copy.folder, 'data')
      const how = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync']
      runProgram('pg_basebackup', ['-d', adminUrl, '-D', to, ...how], copy.options)
      return serve(copy.folder, copy.options)
    },
    stop,
  }
}
