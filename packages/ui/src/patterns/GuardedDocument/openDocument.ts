import { imageDimensionsFromData } from 'image-dimensions'
import {
  DocumentError,
  LONGEST_SIDE,
  MAX_MEGABYTES,
  MAX_PIXELS,
  type OpenDocument,
} from './documentModel'

type FileType = 'pdf' | 'image/avif' | 'image/gif' | 'image/jpeg' | 'image/png' | 'image/webp'

interface Sniffed {
  type: FileType
  pixels: number
}

const isPdf = (bytes: Uint8Array) =>
  '%PDF-'.split('').every((c, at) => bytes[at] === c.charCodeAt(0))

/**
 * The type of a file by its first bytes, never by its name or content type: whoever uploaded it
 * chose those. Undefined for any other file, such as SVG and HTML.
 */
export function sniff(bytes: Uint8Array): Sniffed | undefined {
  if (isPdf(bytes)) return { type: 'pdf', pixels: 0 }
  const image = imageDimensionsFromData(bytes)
  if (!image || image.type === 'heic') return undefined
  return { type: `image/${image.type}`, pixels: image.width * image.height }
}

/** Opens a document, or rejects with a DocumentError. */
export async function openDocument(file: Blob): Promise<OpenDocument> {
  if (file.size === 0) throw new DocumentError('empty')
  if (file.size > MAX_MEGABYTES * 1024 ** 2) throw new DocumentError('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sniffed = sniff(bytes)
  if (!sniffed) throw new DocumentError('unknownType')
  if (sniffed.type === 'pdf') {
    const { openPdf } = await import('./openPdf')
    return openPdf(bytes)
  }
  if (sniffed.pixels > MAX_PIXELS) throw new DocumentError('tooManyPixels')
  return openImage(new Blob([bytes], { type: sniffed.type }))
}

async function openImage(image: Blob): Promise<OpenDocument> {
  const bitmap = await decode(image).catch(() => {
    throw new DocumentError('damaged')
  })
  return {
    pageCount: 1,
    hasScript: false,
    draw: async () => bitmap,
    close: () => bitmap.close(),
  }
}

/** Decodes an image and makes it smaller. */
async function decode(image: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(image)
  const scale = LONGEST_SIDE / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: 'high',
    })
  } finally {
    whole.close()
  }
}
