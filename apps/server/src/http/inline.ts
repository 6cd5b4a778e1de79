import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { linkSharedStyles } from './pageFiles.ts'

/** A document with files in it. */
export interface InlinedDocument {
  html: string
  /** Adds the hashes of its scripts and styles to a content policy (CSP Level 3, 2.3.1). */
  allow: (policy: string) => string
}

interface Inlined {
  tag: 'script' | 'style'
  /** The element, with the address of its file as the only group. */
  element: RegExp
  /** The directive of the content policy that allows it. */
  directive: string
  /** Their files become one element, in the place of the first. @default one for each */
  isMerged?: boolean
  /** What stays of the element. */
  rest?: (address: string) => string
}

const scripts: Inlined = {
  tag: 'script',
  element: /<script src="(\/[^"]+)"><\/script>/g,
  directive: "script-src 'self'",
}

const styles: Inlined = {
  tag: 'style',
  element: /<link rel="stylesheet" crossorigin href="(\/[^"]+)">/g,
  directive: "style-src 'self'",
  isMerged: true,
  // A disabled sheet is not loaded. A chunk that needs these styles finds it, and does not load them
  // again.
  rest: (address) => `<link rel="stylesheet" href="${address}" disabled>`,
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function inline(
  folder: string,
  html: string,
  { tag, element, directive, isMerged = false, rest = () => '' }: Inlined,
): Promise<InlinedDocument> {
  const found = [...html.matchAll(element)]
  const texts = await Promise.all(
    found.map(([, address = '']) => readFile(path.join(folder, address), 'utf8')),
  )
  if (texts.some((text) => text.includes(`</${tag}`) || text.includes('<!--'))) {
    throw new Error(`A ${tag} of the document contains markup, and cannot stand in it.`)
  }
  const contents = isMerged && texts.length > 0 ? [texts.join('')] : texts
  const hashes = contents.map(hashOf)
  const elements = contents.map((content) => `<${tag}>${content}</${tag}>`)
  return {
    html: html.replace(
      element,
      (_all, address: string) => `${elements.shift() ?? ''}${rest(address)}`,
    ),
    allow: (policy) => policy.replace(directive, (source) => [source, ...hashes].join(' ')),
  }
}

/**
 * Puts the scripts that the first paint waits for into the document itself: they are checked for a
 * newer version at every visit, which costs a round trip, and name the files that the page loads
 * next. A content policy must allow them by their hashes, so this is for hosts that can send a
 * policy for each document.
 * @param folder the build that the addresses belong to
 * @throws Error when a file is missing, or when it could end its element early
 */
export const inlineScripts = (folder: string, html: string): Promise<InlinedDocument> =>
  inline(folder, html, scripts)

/**
 * Does the same with the style sheets too. They come while the browser still waits for its first file,
 * and share the line with none: on a slow line each would take part of it from the panel's code. A
 * document that did not change is not sent again, and neither are they.
 */
export async function inlineFirstPaint(folder: string, html: string): Promise<InlinedDocument> {
  const styled = await inline(folder, html, styles)
  const scripted = await inlineScripts(folder, styled.html)
  return { html: scripted.html, allow: (policy) => scripted.allow(styled.allow(policy)) }
}

/** The document of the panel for somebody who is signed in: it has the styles that all its pages share. */
export const inlinePanel = (folder: string, html: string): Promise<InlinedDocument> =>
  inlineFirstPaint(folder, linkSharedStyles(html))
