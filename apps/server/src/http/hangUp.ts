import type { FastifyRequest } from 'fastify'

/** Whether the caller has closed the connection of a request. */
export const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed
