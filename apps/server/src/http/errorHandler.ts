import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../kernel/errors.ts'
import { isRefusedValue, isUnavailable } from '../platform/database/failure.ts'
import { StoreFailure } from '../platform/files/fileStore.ts'
import { toFieldErrors } from './validation.ts'

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error

/** Maps any error to an answer. */
const toAppError = (error: unknown, request: FastifyRequest): AppError => {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) return new AppError('unavailable', { retryAfter: 2 })
  if (isRefusedValue(error)) {
    // A rule is missing in the contract, which would have named the field.
    request.log.warn({ err: error }, 'The database refused a value')
    return new AppError('invalidRequest')
  }
  if (error instanceof StoreFailure) {
    const message = "The file storage isn't responding. Please try again."
    return new AppError('unavailable', { message, retryAfter: 2 })
  }
  if (!isFastifyError(error)) return new AppError('internal')
  if (error.validation) {
    const operationId = request.routeOptions.config?.operationId ?? ''
    return new AppError('invalidRequest', { fields: toFieldErrors(operationId, error.validation) })
  }
  if (error.statusCode === 413) return new AppError('payloadTooLarge')
  if (error.statusCode === 415) return new AppError('unsupportedMediaType')
  const refused = error.statusCode !== undefined && error.statusCode < 500
  return new AppError(refused ? 'invalidRequest' : 'internal')
}

/** Turns an error into an answer. The text of a failure only goes to the log. */
export const errorHandler = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const answer = toAppError(error, request)
  if (answer.code === 'internal' || answer.code === 'unavailable') {
    request.log.error({ err: error }, 'Request failed')
  }
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
  return reply.code(answer.status).send({
    message: answer.message,
    code: answer.code,
    ...(answer.fields?.length ? { errors: answer.fields } : {}),
    ...(answer.data && { data: answer.data }),
    ...(answer.entry && { entry: answer.entry }),
    ...(answer.publicUrl && { publicUrl: answer.publicUrl }),
  })
}
