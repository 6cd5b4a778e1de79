import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { DocumentSettings } from '@hearth/api/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type InlinedDocument, inlineFirstPaint, inlinePanel, inlineScripts } from './inline.ts'
import { fillPanelDocument, fillPanelManifest } from './panelDocument.ts'
import { prerender } from './prerender.ts'

/** Answers with the panel's one page. */
export type OpenPanel = (reply: FastifyReply) => Promise<FastifyReply>

/**
 * Whether the panel believes that somebody is signed in: it may send them on from a public page,
 * so none must show.
 */
const isSignedIn = (cookies: Readonly<Record<string, unknown>> | undefined) =>
  // An address that cannot be decoded is answered before cookies are read.
  Boolean(cookies?.user)

const CONTENT_POLICY = 'content-security-policy'

/** The documents of the public pages, each one whole: nothing else is needed to paint it. */
async function prerenderInline(
  folder: string,
  html: string,
  settings: DocumentSettings,
): Promise<ReadonlyMap<string, InlinedDocument>> {
  const pages = await prerender(folder, html, settings)
  const inlined = [...pages].map(
    async ([address, page]) => [address, await inlineFirstPaint(folder, page)] as const,
  )
  return new Map(await Promise.all(inlined))
}

/**
 * Serves the built panel. Files below /assets have a hash in their name and never change; all
 * others are revalidated each time. Returns how to open its page, or undefined when it is not
 * built.
 */
export const servePanel = async (
  app: FastifyInstance,
  folder: string,
  settings: DocumentSettings,
): Promise<OpenPanel | undefined> => {
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) return undefined
  const assets = path.join(folder, 'assets') + path.sep
  await app.register(fastifyStatic, {
    root: folder,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const immutable = file.startsWith(assets)
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const fill = (html: string) => {
    const filled = fillPanelDocument(html, settings)
    const prerendered = prerenderInline(folder, filled, settings).catch((error) => {
      app.log.error(error, 'Public pages come without their content')
      return new Map<string, InlinedDocument>()
    })
    const panel = inlineScripts(folder, filled).catch((error): InlinedDocument => {
      app.log.error(error, 'The panel loads its first script as a file')
      return { html: filled, allow: (policy) => policy }
    })
    const styled = inlinePanel(folder, filled).catch((error): Promise<InlinedDocument> => {
      app.log.error(error, 'The panel loads its styles as files')
      return panel
    })
    return { panel, styled, prerendered }
  }
  // Ready before the first visit.
  let built = await readFile(page, 'utf8')
  let documents = fill(built)
  const open: OpenPanel = async (reply) => {
    // Read each time: a new build may have replaced it, with new names for its assets.
    const html = await readFile(page, 'utf8')
    if (html !== built) documents = fill(html)
    built = html
    const { panel, styled, prerendered } = documents
    const { url, cookies } = reply.request
    const document = isSignedIn(cookies)
      ? await styled
      : ((await prerendered).get(url.split('?')[0] ?? '') ?? (await panel))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(CONTENT_POLICY, document.allow(String(reply.getHeader(CONTENT_POLICY))))
      .send(document.html)
  }
  for (const url of ['/', '/index.html']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: (_request, reply) => open(reply) })
  }
  const manifest = path.join(folder, 'manifest.json')
  app.route({
    method: ['GET', 'HEAD'],
    url: '/manifest.json',
    handler: async (_request, reply) =>
      existsSync(manifest)
        ? reply
            .type('application/manifest+json')
            .header('cache-control', 'no-cache')
            .send(fillPanelManifest(await readFile(manifest, 'utf8'), settings))
        : reply.callNotFound(),
  })
  return open
}
