import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { AppError } from '../errors.ts'
import type { OpenPanel } from './panel.ts'

/**
 * Addresses that never open the panel: calls, folders that hold only files, and hidden files.
 * `deploy/nginx.conf` and `deploy/Caddyfile` have the same list.
 */
const neverThePanel = /^\/(api|assets|icons|images)(\/|$)|^\/\./

/** A client that names no type, or any type, gets the page too: link previews and monitors do so. */
const acceptsHtml = (request: FastifyRequest): boolean =>
  new Negotiator(request.raw).mediaType(['text/html']) !== undefined

/** Whether a request opens a page of the panel: a person may put anything into an address. */
export const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !neverThePanel.test(request.url.split('?')[0] ?? '') &&
  acceptsHtml(request)

/**
 * Any address of the panel opens its one page, and its router does the rest; any other address is
 * a 404 in JSON.
 */
export const createNotFoundHandler =
  (openPanel: OpenPanel | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (openPanel && isNavigation(request)) return openPanel(reply)
    throw new AppError(request.method === 'TRACE' ? 'methodNotAllowed' : 'notFound')
  }
