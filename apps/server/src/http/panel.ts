import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { DocumentSettings } from '@hearth/api/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type InlinedDocument, inlineScripts } from './inline.ts'
import { fillPanelDocument, fillPanelManifest } from './panelDocument.ts'

/** Sends the panel's one page. */
export type OpenPanel = (reply: FastifyReply) => Promise<FastifyReply>

const CONTENT_POLICY = 'content-security-policy'

/**
 * Serves the built panel. Files below /assets have a hash in their name and never change. All others
 * are revalidated each time.
 * @returns undefined if the panel is not built
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
  const fill = (html: string): Promise<InlinedDocument> => {
    const filled = fillPanelDocument(html, settings)
    return inlineScripts(folder, filled).catch((error) => {
      app.log.error(error, 'The panel loads its first script as a file')
      return { html: filled, allow: (policy) => policy }
    })
  }
  // Prepared before the first visit.
  let built = await readFile(page, 'utf8')
  let filled = fill(built)
  const open: OpenPanel = async (reply) => {
    // Read each time, because a new build may have replaced it, with new names of assets.
    const html = await readFile(page, 'utf8')
    if (html !== built) filled = fill(html)
    built = html
    const document = await filled
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
