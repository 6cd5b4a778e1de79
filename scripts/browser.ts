import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The Chromium that tests drive: the one that CHROMIUM_PATH names, else the system's, else
 * playwright's own download. Undefined when there is none.
 */
export function chromiumExecutable(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return [...(named ? [named] : systemPaths), chromium.executablePath()].find(existsSync)
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
