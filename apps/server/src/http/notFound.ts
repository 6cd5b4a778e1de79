import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { AppError } from '../kernel/errors.ts'
import type { OpenPanel } from './panel.ts'

/**
 * Addresses that never open the panel: calls, folders of files, and hidden files.
 * `deploy/nginx.conf` and `deploy/Caddyfile` have the same list.
 */
const otherAddress = /^\/(api|assets|icons|images)(\/|$)|^\/\./

/** Also true for clients that accept any type, such as link previews and monitors. */
const acceptsHtml = (request: FastifyRequest): boolean =>
  new Negotiator(request.raw).mediaType(['text/html']) !== undefined

/** Whether an address belongs to the panel. It may contain anything a person types. */
const isOfPanel = (request: FastifyRequest): boolean =>
  !otherAddress.test(request.url.split('?')[0] ?? '')

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/**
 * Whether a browser wants a page, and not an image or a script: it would take the page for a broken
 * file. Other clients do not say.
 */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  ['document', 'empty', undefined].includes(headers['sec-fetch-dest']?.toString())

/** Whether a request opens a page of the panel. */
export const isNavigation = (request: FastifyRequest): boolean =>
  isRead(request) && isOfPanel(request) && acceptsHtml(request) && wantsPage(request)

/**
 * Any address of the panel opens its one page, and the panel's router resolves it. Other methods get a
 * 405 there, and other addresses a 404, both as JSON.
 */
export const createNotFoundHandler =
  (openPanel: OpenPanel | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (openPanel && isNavigation(request)) return openPanel(reply)
    const isRefused = openPanel && isOfPanel(request) && !isRead(request)
    // A 405 must list the allowed methods (RFC 9110, 15.5.6).
    if (isRefused) reply.header('allow', 'GET, HEAD')
    const isTrace = request.method === 'TRACE'
    throw new AppError(isRefused || isTrace ? 'methodNotAllowed' : 'notFound')
  }
