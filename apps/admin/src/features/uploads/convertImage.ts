/**
 * Longest side in pixels: more than any screen shows of a tier's image, and far below the 5 MB
 * limit of an upload.
 */
const LONGEST_SIDE = 2048

const QUALITY = 0.9

/**
 * Converts a photo of a kind that servers refuse (HEIC, AVIF) to a JPEG no larger than necessary.
 * Undefined when this browser cannot read it: Safari reads both, the others only AVIF.
 */
export async function toJpeg(photo: File): Promise<File | undefined> {
  const image = await createImageBitmap(photo).catch(() => undefined)
  if (!image) return undefined
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // A JPEG has no transparency: unpainted pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  const name = `${photo.name.replace(/\.\w*$/, '')}.jpg`
  return jpeg ? new File([jpeg], name, { type: jpeg.type }) : undefined
}
