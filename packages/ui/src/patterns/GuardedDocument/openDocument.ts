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

/**
 * Readers of PDF look for its head in the first 1,024 bytes (PDF Reference 1.7, appendix H, note 13), as
 * programs put a byte order mark, a line break or the head of a form before it. Here the head has to
 * begin a line, and the file must not begin with markup: a web page with '%PDF-' in it is not a PDF.
 */
const HEAD_BYTES = 1_024
const pdfHead = /^(?!(?:\xEF\xBB\xBF)?\s*<)(?:\xEF\xBB\xBF|[\s\S]*[\r\n])?[\0\t ]*%PDF-/

const isPdf = (bytes: Uint8Array) =>
  pdfHead.test(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))

/**
 * The type of a file by its first bytes, never by its name or content type: whoever uploaded it
 * chose those. Undefined for any other file, such as SVG and HTML. An image with
 * bytes before its head is refused too: no browser and no reader of images shows it.
 */
export function sniff(bytes: Uint8Array): Sniffed | undefined {
  const image = imageDimensionsFromData(bytes)
  if (image && image.type !== 'heic') {
    return { type: `image/${image.type}`, pixels: image.width * image.height }
  }
  return isPdf(bytes) ? { type: 'pdf', pixels: 0 } : undefined
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
    draw: async () => ({ bitmap, gaps: [] }),
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
