import { firefox, webkit } from 'playwright'
import { chromiumExecutable, type Purpose } from './browser.ts'
import { ensureProgram } from './programs.ts'
import { run } from './run.ts'

/** The browsers besides Chromium in which `e2e/browsers.e2e.ts` runs. */
const otherBrowsers = { firefox, webkit }

type OtherBrowser = keyof typeof otherBrowsers

/**
 * Makes sure that there is a Chromium for a purpose: the one in CHROMIUM_PATH, for tests Debian's
 * headless one, the system's, playwright's own. Otherwise it installs Debian's (as root) or
 * playwright's.
 * @throws Error with everything it tried when no browser could be found
 */
export async function ensureBrowser(purpose: Purpose): Promise<void> {
  // Only Debian has it. On other systems tests use the same Chromium as screenshots.
  if (purpose === 'tests') await ensureProgram('chromium-headless-shell').catch(() => undefined)
  if (chromiumExecutable(purpose)) return
  console.log('No Chromium found: installing one ...')
  const ways: [string, string[]][] = [
    ['pnpm', ['exec', 'playwright', 'install', '--with-deps', 'chromium']],
    ['pnpm', ['exec', 'playwright', 'install', 'chromium']],
  ]
  if (process.getuid?.() === 0) {
    const install = 'apt-get update -qq && apt-get install -y -qq chromium'
    ways.unshift(['sh', ['-c', `export DEBIAN_FRONTEND=noninteractive; ${install}`]])
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

/** Whether a browser is there and starts: WebKit needs libraries of the system. */
const starts = (name: OtherBrowser): Promise<boolean> =>
  otherBrowsers[name].launch({ timeout: 30_000 }).then(
    (browser) => browser.close().then(() => true),
    () => false,
  )

/**
 * Installs Firefox and WebKit where they are missing, and returns those that start. Both are
 * downloads of playwright, so a closed network has neither.
 */
export async function ensureOtherBrowsers(): Promise<OtherBrowser[]> {
  const found: OtherBrowser[] = []
  for (const name of Object.keys(otherBrowsers) as OtherBrowser[]) {
    if (!(await starts(name))) {
      // Without it, a closed network costs minutes.
      const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
      await run('pnpm', ['exec', 'playwright', 'install', name], { env })
      if (!(await starts(name))) continue
    }
    found.push(name)
  }
  return found
}
