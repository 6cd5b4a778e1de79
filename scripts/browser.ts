import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { executableOf } from './programs.ts'

/**
 * The purpose of a Chromium. Debian's headless one runs the same tests with a fifth less work,
 * but draws text in its own way: `tests` use it where it exists, `screenshots` never do.
 */
export type Purpose = 'tests' | 'screenshots'

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The Chromium for a purpose: the one in CHROMIUM_PATH, otherwise the system's, otherwise
 * playwright's own download. Undefined when there is none.
 */
export function chromiumExecutable(purpose: Purpose): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const headless = purpose === 'tests' ? executableOf('chromium-headless-shell') : undefined
  const system = [...(headless ? [headless] : []), ...whole]
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
