import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { DocumentError, LONGEST_SIDE, type OpenDocument } from './documentModel'

/** How long a closed PDF may take to stop by itself. */
const GRACE = 1_000

/**
 * Opens a PDF. A worker of its own parses it, without a script engine, forms of XFA or fonts that
 * the browser would load. The build for older browsers is the one for those that the README names.
 */
export async function openPdf(data: Uint8Array): Promise<OpenDocument> {
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  })
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    data,
    worker,
    // Glyphs are drawn as paths: no font of the file reaches the browser's own parser.
    disableFontFace: true,
    // The content policy has no 'wasm-unsafe-eval'.
    useWasm: false,
    wasmUrl: decoderFor(data),
    // A second worker for drawing is not worth its 175 kB here.
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => {
    const patience = new Promise((resolve) => setTimeout(resolve, GRACE))
    void Promise.race([task.destroy(), patience])
      .catch(() => {})
      .finally(() => {
        worker.destroy()
        port.terminate()
      })
  }
  try {
    // pdf.js does not notice a worker that fails to load or runs out of memory.
    const broken = new Promise<never>((_resolve, reject) => {
      port.addEventListener('error', reject)
    })
    const pdf = await Promise.race([task.promise, broken])
    const hasScript = await Promise.race([pdf.hasJSActions(), broken])
    return {
      pageCount: pdf.numPages,
      hasScript,
      picture: pageReader(pdf, broken),
      close,
    }
  } catch (error) {
    close()
    throw new DocumentError(error instanceof PasswordException ? 'encrypted' : 'damaged')
  }
}

/**
 * The decoder for the images that scanners make and browsers don't know: JPEG 2000, otherwise JBIG2
 * and fax. The filters of an image are always readable in a PDF. pdf.js adds a file name of its own
 * to the address: behind '#' it changes nothing.
 */
function decoderFor(data: Uint8Array): string {
  const url = new TextDecoder('latin1').decode(data).includes('/JPXDecode')
    ? new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url)
    : new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url)
  return `${url.href}#/`
}

/** Draws one page after the other, and keeps the last one. */
function pageReader(pdf: PDFDocumentProxy, broken: Promise<never>) {
  let last: { page: number; picture: ImageBitmap } | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const read = async (page: number): Promise<ImageBitmap> => {
    if (last?.page === page) return last.picture
    const picture = await draw(await pdf.getPage(page))
    last?.picture.close()
    last = { page, picture }
    return picture
  }
  return (page: number): Promise<ImageBitmap> => {
    const picture = turn.then(() => Promise.race([read(page), broken]))
    turn = picture.catch(() => {})
    return picture.catch(() => {
      throw new DocumentError('damaged')
    })
  }
}

async function draw(page: PDFPageProxy): Promise<ImageBitmap> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: LONGEST_SIDE / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  try {
    await page.render({ canvas, viewport }).promise
    return await createImageBitmap(canvas)
  } finally {
    canvas.width = 0
    canvas.height = 0
    page.cleanup()
  }
}
