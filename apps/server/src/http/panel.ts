import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { DocumentSettings } from '@hearth/api/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fillPanelDocument, fillPanelManifest } from './panelDocument.ts'

/** Sends the panel's one page. */
export type OpenPanel = (reply: FastifyReply) => Promise<FastifyReply>

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
  const open: OpenPanel = async (reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      // Read each time, because a new build may have replaced it, with new names of assets.
      .send(fillPanelDocument(await readFile(page, 'utf8'), settings))
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
