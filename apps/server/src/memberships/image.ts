import { requireUpload } from '../files/uploads.ts'
import type { Context } from '../kernel/operation.ts'

/** The path of an uploaded image, or of the current image. */
export const readImage = async (
  ctx: Context,
  image: string | null | undefined,
  current?: string | null,
): Promise<string | null> => {
  if (!image) return null
  return image === current ? image : requireUpload(ctx, image, 'image')
}
