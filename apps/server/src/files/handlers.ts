import { createUploadUrl } from './createUploadUrl.ts'

/** Uploads by administrators. */
export const fileHandlers = { createUploadUrl }
