import { documentErrorTexts } from './documentErrorTexts'

const hour = 3600

/**
 * Why no more documents can be opened now (429).
 * @param retryAfter the seconds of `Retry-After`, of which an `ApiError` has at most an hour
 */
export const tooManyDocuments = (retryAfter: string | number | null | undefined): string =>
  Number(retryAfter) >= hour ? documentErrorTexts.today : documentErrorTexts.soon
