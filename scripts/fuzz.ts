// `pnpm fuzz`: sends valid and invalid requests of every call, from every kind of caller, to the
// server on a separate database. None may get a 5xx or an answer that the contract does not
// allow. `pnpm test` sends a thousand of them. `pnpm fuzz --count 100000 --seed 7 --database
// postgres`; without a seed each run sends different requests and prints how to repeat them.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { root } from './run.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    database: { type: 'string', default: 'pglite' },
  },
})
const { count, seed, database } = values
process.stdout.write(
  `Seed ${seed}: pnpm fuzz --count ${count} --seed ${seed} --database ${database}\n`,
)
const config = '--config=apps/server/vitest.config.ts'
const { status } = spawnSync(
  'pnpm',
  [
    'exec',
    'vitest',
    'run',
    config,
    `--project=server:${database}`,
    'apps/server/test/fuzz.test.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_COUNT: count, FUZZ_SEED: seed } },
)
process.exitCode = status ?? 1
