import { createUploadUrl } from './createUploadUrl.ts'

export const fileHandlers = { createUploadUrl }
