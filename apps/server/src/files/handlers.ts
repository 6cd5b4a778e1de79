import { createUploadUrl } from './createUploadUrl.ts'

/** Uploads of administrators. */
export const fileHandlers = { createUploadUrl }
