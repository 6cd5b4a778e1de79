import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { OpenPanel } from './panel.ts'

const isNavigation = ({ method, url, headers }: FastifyRequest): boolean => {
  const pathname = url.split('?')[0] ?? ''
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/api(\/|$)/.test(pathname) &&
    !/\.[^/]*$/.test(pathname) &&
    (headers.accept ?? '').includes('text/html')
  )
}

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
