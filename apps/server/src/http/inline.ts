import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A document that needs no other file to be painted. */
export interface InlinedDocument {
  html: string
  /** Adds the hashes of its scripts and styles to a content policy (CSP Level 3, 2.3.1). */
  allow: (policy: string) => string
}

const classicScript = /<script src="(\/[^"]+)"><\/script>/g
const styleSheet = /<link rel="stylesheet" crossorigin href="(\/[^"]+)">/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Puts the style sheets of a document, and the scripts that its first paint waits for, into the
 * document itself. On a slow line each would cost another round trip, and share the line with the
 * panel's code and its font. A content policy must allow them by their hashes, so this is for hosts
 * that can send a policy for each document.
 * @param folder the build that the addresses belong to
 * @throws Error when a file is missing, or when it could end its element early
 */
export async function inlineFirstPaint(folder: string, html: string): Promise<InlinedDocument> {
  const scripts: string[] = []
  const styles: string[] = []
  const inlineAll = async (
    document: string,
    element: RegExp,
    tag: 'script' | 'style',
    hashes: string[],
  ) => {
    const found = [...document.matchAll(element)]
    const texts = await Promise.all(
      found.map(([, address = '']) => readFile(path.join(folder, address), 'utf8')),
    )
    if (texts.some((text) => text.includes(`</${tag}`) || text.includes('<!--'))) {
      throw new Error(`A ${tag} of the document contains markup, and cannot stand in it.`)
    }
    hashes.push(...texts.map(hashOf))
    return document.replace(element, () => `<${tag}>${texts.shift()}</${tag}>`)
  }
  const styled = await inlineAll(html, styleSheet, 'style', styles)
  const inlined = await inlineAll(styled, classicScript, 'script', scripts)
  const allow = (policy: string) =>
    policy
      .replace("script-src 'self'", (source) => [source, ...scripts].join(' '))
      .replace("style-src 'self'", (source) => [source, ...styles].join(' '))
  return { html: inlined, allow }
}
