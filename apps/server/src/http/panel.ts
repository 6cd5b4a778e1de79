import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built panel. Files below /assets have a hash in their name and never change; all
 * else is asked for again each time. Returns false when it is not built.
 */
export const servePanel = async (app: FastifyInstance, folder: string): Promise<boolean> => {
  if (!existsSync(path.join(folder, 'index.html'))) return false
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
  return true
}
