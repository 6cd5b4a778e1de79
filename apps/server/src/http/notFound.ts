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

/** Whether an address is one of the panel: a person may put anything into it. */
const isOfPanel = (request: FastifyRequest): boolean =>
  !neverThePanel.test(request.url.split('?')[0] ?? '')

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Whether a request opens a page of the panel. */
export const isNavigation = (request: FastifyRequest): boolean =>
  isRead(request) && isOfPanel(request) && acceptsHtml(request)

/**
 * Any address of the panel opens its one page, and its router does the rest. Other methods are a
 * 405 there. Any other address is a 404. Both are JSON.
 */
export const createNotFoundHandler =
  (openPanel: OpenPanel | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (openPanel && isNavigation(request)) return openPanel(reply)
    const isRefused = openPanel && isOfPanel(request) && !isRead(request)
    // A 405 names the methods that there are (RFC 9110, 15.5.6).
    if (isRefused) reply.header('allow', 'GET, HEAD')
    const isTrace = request.method === 'TRACE'
    throw new AppError(isRefused || isTrace ? 'methodNotAllowed' : 'notFound')
  }
