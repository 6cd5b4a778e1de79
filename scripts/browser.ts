import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { root } from './run.ts'

/**
 * The purpose of a Chromium. Debian's headless one runs the same tests with a fifth less work,
 * but draws text in its own way: `tests` use it where it exists, `screenshots` never do.
 */
export type Purpose = 'tests' | 'screenshots'

/** Where `ensureBrowser` unpacks the headless one. */
export const headlessShellFolder: string = join(root, '.cache/chromium')
const unpacked = join(headlessShellFolder, 'usr/lib/chromium/chromium-headless-shell')

const lean = ['/usr/bin/chromium-headless-shell', unpacked]
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian's Chromium package for a purpose. */
export const debianPackage: Record<Purpose, string> = {
  tests: 'chromium-headless-shell',
  screenshots: 'chromium',
}

/**
 * The Chromium for tests: the one in CHROMIUM_PATH, otherwise the system's, otherwise
 * playwright's own download. Undefined when there is none.
 */
export function chromiumExecutable(purpose: Purpose): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const system = purpose === 'tests' ? [...lean, ...whole] : whole
  return [...(named ? [named] : system), chromium.executablePath()].find(existsSync)
}

/** Arguments for a Chromium that runs as root, in a container, and connects only to the page. */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether tests have their preferred Chromium: the configured one, or a headless one. */
export const hasHeadlessShell = (): boolean =>
  process.env.CHROMIUM_PATH !== undefined || lean.some(existsSync)
