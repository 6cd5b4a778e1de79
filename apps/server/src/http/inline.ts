import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A document with its first scripts in it. */
export interface InlinedDocument {
  html: string
  /** Adds the hashes of the scripts to a content policy (CSP Level 3, 2.3.1). */
  allow: (policy: string) => string
}

const script = /<script src="(\/[^"]+)"><\/script>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Puts the scripts that the first paint waits for into the document itself: they are checked for a
 * newer version at every visit, which costs a round trip, and name the files that the page loads
 * next. A content policy must allow them by their hashes, so this is for hosts that can send a
 * policy for each document.
 * @param folder the build that the addresses belong to
 * @throws Error when a file is missing, or when it could end its element early
 */
export async function inlineScripts(folder: string, html: string): Promise<InlinedDocument> {
  const addresses = [...html.matchAll(script)].map(([, address = '']) => address)
  const texts = await Promise.all(
    addresses.map((address) => readFile(path.join(folder, address), 'utf8')),
  )
  if (texts.some((text) => text.includes('</script') || text.includes('<!--'))) {
    throw new Error('A script of the document contains markup, and cannot stand in it.')
  }
  const elements = texts.map((text) => `<script>${text}</script>`)
  return {
    html: html.replace(script, () => elements.shift() ?? ''),
    allow: (policy) =>
      policy.replace("script-src 'self'", (source) => [source, ...texts.map(hashOf)].join(' ')),
  }
}
