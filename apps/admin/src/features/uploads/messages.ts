import { localize } from '@hearth/ui/text/localize'
import type { Outcome } from '../../errors/outcome'

/** Messages of the upload (specification 8). */
export const uploadMessages = localize('uploadMessages', {
  upload: {
    success: { always: 'Image uploaded successfully!' },
    failure: 'Upload process failed',
  },
} satisfies Record<string, Outcome>)

/** Why an upload failed. */
export const uploadTexts = localize('uploadTexts', {
  failed: 'Upload failed',
  failedBecause: (reason: string) => `Upload failed: ${reason}`,
  failedWithStatus: (status: number) => `Upload failed with status: ${status}`,
})
