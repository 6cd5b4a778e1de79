import type { Outcome } from '../../errors/outcome'

/** Messages of the upload (specification 8). */
export const uploadMessages = {
  upload: {
    success: { always: 'Image uploaded successfully!' },
    failure: 'Upload process failed',
  },
} as const satisfies Record<string, Outcome>

/** Why an upload failed. */
export const uploadTexts = {
  failed: 'Upload failed',
  failedBecause: (reason: string) => `Upload failed: ${reason}`,
  failedWithStatus: (status: number) => `Upload failed with status: ${status}`,
} as const
