// Starts the server and stops it gracefully. If it cannot start, it prints the reason in one line.
import { type Config, readConfig } from './config/config.ts'
import { createLog } from './platform/log.ts'
import { explainExit, StartError } from './platform/startError.ts'
import { operatorName } from './process/commandLine.ts'
import { readUsers } from './process/options.ts'
import { type Running, start } from './process/start.ts'

const patience = 10_000

/** The command of the README, which works without an installed pnpm. */
const pnpm = 'npx --yes pnpm@10.34.9'

/** The oldest Node.js. `pnpm start` brings its own, but a deployment may use another. */
const oldestNode = 24

/** Refuses an older version, which would start and fail later. */
const demandNode = (): void => {
  const { node } = process.versions
  if (Number.parseInt(node, 10) >= oldestNode) return
  throw new StartError(`Node.js ${node} is too old`, `Use ${oldestNode} or newer.`)
}

/** How to make the first owner. With the feature `team` a link asks for the name. */
const firstOwner = ({ databaseUrl, features }: Config): string[] => {
  const name = features.includes('team') ? '' : ` --name "${operatorName()}"`
  const create = `  ${pnpm} cli admin:create --email you@example.org${name}`
  return databaseUrl
    ? ['Nobody can sign in yet. Create an administrator:', create]
    : [
        'Nobody can sign in yet. Stop this server (Ctrl+C), create an administrator, and start it again:',
        create,
      ]
}

const banner = ({ address, demo, hasAdmin }: Running, config: Config): string => {
  const lines = [`Ready at ${address}`]
  if (demo) {
    lines.push('', `  Email     ${demo.email}`, `  Password  ${demo.password}`)
    lines.push(`  Code      run \`${pnpm} demo:code\` when the panel asks for one`)
  } else if (!hasAdmin) {
    lines.push('', ...firstOwner(config))
  }
  return `${lines.join('\n')}\n`
}

// Restrict all files of this process to its owner: PGlite creates files that all users may write.
process.umask(0o077)

try {
  demandNode()
  const config = readConfig()
  const users = readUsers(process.argv.slice(2))
  const log = createLog(config.logLevel)
  let stopping = false
  const starting = start({ config, log, users })

  const stop = async (exitCode: number, drainSeconds = 0): Promise<void> => {
    // A second signal stops at once.
    if (stopping) process.exit(exitCode || 1)
    stopping = true
    await (await starting).stop({ drainSeconds, patience })
    process.exit(exitCode)
  }
  const fail = (error: unknown): void => {
    log.fatal({ err: error }, 'Unexpected failure: the server stops')
    stop(1).catch(() => process.exit(1))
  }
  // Drain only for SIGTERM, from a supervisor with perhaps a proxy. Ctrl+C comes from a waiting person,
  // and SIGHUP from a closed terminal.
  const drainSeconds = { SIGTERM: config.drainSeconds, SIGINT: 0, SIGHUP: 0 }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      log.info({ signal, drainSeconds: drainSeconds[signal] }, 'Stopping')
      stop(0, drainSeconds[signal]).catch(fail)
    })
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  process.stdout.write(banner(await starting, config))
} catch (error) {
  explainExit(error)
}
