import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A document with inlined scripts. */
export interface InlinedDocument {
  html: string
  /** Allows the scripts in a content policy, by their hashes (CSP Level 3, 2.3.1). */
  allow: (policy: string) => string
}

const script = /<script src="(\/[^"]+)"><\/script>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Inlines the scripts that block the first paint. As files they would be revalidated at every visit,
 * which costs a round trip, and they name the next files to load. The content policy must allow
 * their hashes, so the host must send a policy for each document.
 * @param folder the folder of the build
 * @throws Error when a file is missing, or when its text could end the script element
 */
export async function inlineScripts(folder: string, html: string): Promise<InlinedDocument> {
  const addresses = [...html.matchAll(script)].map(([, address = '']) => address)
  const texts = await Promise.all(
    addresses.map((address) => readFile(path.join(folder, address), 'utf8')),
  )
  if (texts.some((text) => text.includes('</script') || text.includes('<!--'))) {
    throw new Error('A script of the document contains markup and cannot be inlined.')
  }
  const elements = texts.map((text) => `<script>${text}</script>`)
  return {
    html: html.replace(script, () => elements.shift() ?? ''),
    allow: (policy) =>
      policy.replace("script-src 'self'", (source) => [source, ...texts.map(hashOf)].join(' ')),
  }
}
