import { requireUpload } from '../files/uploads.ts'
import type { Context } from '../operation.ts'

/**
 * The stored path of an image that was really uploaded. A plan may also keep its current image.
 */
export const readImage = async (
  ctx: Context,
  image: string | null | undefined,
  kept?: string | null,
): Promise<string | null> => {
  if (!image) return null
  return image === kept ? image : requireUpload(ctx, image, 'image')
}
