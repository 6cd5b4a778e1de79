import { chromiumExecutable, debianPackage, type Purpose } from './browser.ts'
import { run } from './run.ts'

/**
 * Makes sure that a Chromium is there for a purpose: the one named by CHROMIUM_PATH, the system's,
 * playwright's own; otherwise installs Debian's (as root), else playwright's.
 * @throws Error that names what was tried when no browser could be had.
 */
export async function ensureBrowser(purpose: Purpose): Promise<void> {
  if (chromiumExecutable(purpose)) return
  console.log('No Chromium found: installing one ...')
  const ways: [string, string[]][] = [
    ['pnpm', ['exec', 'playwright', 'install', '--with-deps', 'chromium']],
    ['pnpm', ['exec', 'playwright', 'install', 'chromium']],
  ]
  if (process.getuid?.() === 0) {
    const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${debianPackage[purpose]}`
    ways.unshift(['sh', ['-c', `apt-get update -qq && ${install}`]])
  }
  const outputs: string[] = []
  for (const [command, args] of ways) {
    const { output } = await run(command, args)
    if (chromiumExecutable(purpose)) return
    outputs.push(`$ ${command} ${args.join(' ')}\n${output.trim().slice(-500)}`)
  }
  throw new Error(
    `No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.\n${outputs.join('\n')}`,
  )
}
