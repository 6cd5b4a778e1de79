// `pnpm attack` does to a real server on loopback what breaks servers in practice, and counts
// what was lost. Names pick attacks: `pnpm attack stop restart`. Each prints one line. The exit
// code is 1 when a promise is broken.
import { setup } from '../test/server.setup.ts'
import { kill } from './kill.ts'
import { restart } from './restart.ts'
import { stop } from './stop.ts'
import type { Verdict } from './verdict.ts'
import { versions } from './versions.ts'

/** Each attack ends by itself within minutes and leaves nothing behind. */
const attacks: Readonly<Record<string, () => Promise<Verdict>>> = {
  'kill embedded': () => kill('embedded'),
  'kill postgres': () => kill('postgres'),
  'stop embedded': () => stop('embedded'),
  'stop postgres': () => stop('postgres'),
  'restart nginx': () => restart('nginx'),
  'restart caddy': () => restart('caddy'),
  versions,
}

const wanted = process.argv.slice(2)
const chosen = Object.entries(attacks).filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.split(' ').includes(word)),
)
if (chosen.length === 0) {
  process.stderr.write(
    `No attack named ${wanted.join(', ')}. Attacks: ${Object.keys(attacks).join(', ')}.\n`,
  )
  process.exit(2)
}

await setup()
let allHold = true
for (const [name, attack] of chosen) {
  const { summary, holds } = await attack()
  process.stdout.write(`${name}: ${summary}: ${holds ? 'passed' : 'FAILED'}\n`)
  allHold &&= holds
}
process.exit(allHold ? 0 : 1)
