import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { root } from './run.ts'

/**
 * What a Chromium is for. Debian's one without a window does the same tests with a fifth less work, but
 * draws text its own way: `tests` take it where it is, `screenshots` never do.
 */
export type Purpose = 'tests' | 'screenshots'

/** Where `ensureBrowser` unpacks the one without a window. */
export const headlessShellFolder: string = join(root, '.cache/chromium')
const unpacked = join(headlessShellFolder, 'usr/lib/chromium/chromium-headless-shell')

const lean = ['/usr/bin/chromium-headless-shell', unpacked]
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian's package of the Chromium for a purpose. */
export const debianPackage: Record<Purpose, string> = {
  tests: 'chromium-headless-shell',
  screenshots: 'chromium',
}

/**
 * The Chromium that tests drive: the one that CHROMIUM_PATH names, else the system's, else
 * playwright's own download. Undefined when there is none.
 */
export function chromiumExecutable(purpose: Purpose): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const system = purpose === 'tests' ? [...lean, ...whole] : whole
  return [...(named ? [named] : system), chromium.executablePath()].find(existsSync)
}

/** Arguments for a Chromium that runs as root, in a container, and talks to nobody but the page. */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether tests have the Chromium of their choice: the one named, or one without a window. */
export const hasHeadlessShell = (): boolean =>
  process.env.CHROMIUM_PATH !== undefined || lean.some(existsSync)
