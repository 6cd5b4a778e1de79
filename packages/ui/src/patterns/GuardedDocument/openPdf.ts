import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { DocumentError, LONGEST_SIDE, MAX_PIXELS, type OpenDocument } from './documentModel'

/** How long a closed PDF may take to stop by itself. */
const GRACE = 1_000

/** The worker failed to load, or ran out of memory: pdf.js would wait for it. */
class BrokenWorker extends Error {}

const errorOf = (cause: unknown) =>
  new DocumentError(
    cause instanceof BrokenWorker
      ? 'failed'
      : cause instanceof PasswordException
        ? 'encrypted'
        : 'damaged',
  )

/**
 * Opens a PDF. A worker of its own parses it, without a script engine, XFA forms or fonts that the
 * browser would load. pdf.js makes its legacy build for the browsers that the README names.
 */
export async function openPdf(data: Uint8Array): Promise<OpenDocument> {
  // pdf.js leaves out an image above `maxImageSize`, and no event or error says so, also not with
  // `stopAtErrors`: look at the dictionaries of images first, which are always readable in a PDF.
  const dictionaries = new TextDecoder('latin1').decode(data)
  const pixels = largest(dictionaries, 'Width') * largest(dictionaries, 'Height')
  if (pixels > MAX_PIXELS) throw new DocumentError('tooManyPixels')

  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  })
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    data,
    worker,
    // Glyphs are drawn as paths: no font of the file reaches the browser's own parser.
    disableFontFace: true,
    maxImageSize: MAX_PIXELS,
    // The content policy has no 'wasm-unsafe-eval'.
    useWasm: false,
    wasmUrl: decoderFor(dictionaries),
    // A second worker for drawing is not worth its 175 kB here.
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  const stop = () => {
    const patience = new Promise((resolve) => setTimeout(resolve, GRACE))
    void Promise.race([task.destroy(), patience])
      .catch(() => {})
      .finally(() => {
        worker.destroy()
        port.terminate()
      })
  }
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new BrokenWorker()))
  })
  try {
    const pdf = await Promise.race([task.promise, broken])
    const hasScript = await Promise.race([pdf.hasJSActions(), broken])
    const pages = new Pages(pdf)
    return {
      pageCount: pdf.numPages,
      hasScript,
      draw: (page) =>
        Promise.race([pages.draw(page), broken]).catch((cause: unknown) => {
          throw errorOf(cause)
        }),
      close: () => {
        pages.close()
        stop()
      },
    }
  } catch (cause) {
    stop()
    throw errorOf(cause)
  }
}

/** The largest value of a key. */
const largest = (dictionaries: string, key: string): number =>
  Array.from(dictionaries.matchAll(new RegExp(`/${key}\\s+(\\d+)`, 'g')), ([, value]) =>
    Number(value),
  ).reduce((most, value) => Math.max(most, value), 0)

/**
 * The decoder for the images that scanners make and browsers don't know: JPEG 2000, otherwise JBIG2
 * and fax. Without WebAssembly, pdf.js imports it from the folder `wasmUrl` under a fixed name, and has
 * no option for the address of one file. A build names files by their content, so the fixed name comes
 * behind '#', where it changes nothing.
 */
function decoderFor(dictionaries: string): string {
  const url = dictionaries.includes('/JPXDecode')
    ? new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url)
    : new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url)
  return `${url.href}#/`
}

/** Draws one page after the other, and keeps the last one. */
class Pages {
  readonly #pdf: PDFDocumentProxy
  #last: { page: number; bitmap: ImageBitmap } | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(pdf: PDFDocumentProxy) {
    this.#pdf = pdf
  }

  draw(page: number): Promise<ImageBitmap> {
    const drawn = this.#turn.then(() => this.#draw(page))
    this.#turn = drawn.catch(() => {})
    return drawn
  }

  close() {
    this.#isClosed = true
    this.#last?.bitmap.close()
  }

  async #draw(page: number): Promise<ImageBitmap> {
    if (this.#last?.page === page) return this.#last.bitmap
    const bitmap = await drawPage(await this.#pdf.getPage(page))
    this.#last?.bitmap.close()
    this.#last = { page, bitmap }
    if (this.#isClosed) bitmap.close()
    return bitmap
  }
}

async function drawPage(page: PDFPageProxy): Promise<ImageBitmap> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: LONGEST_SIDE / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  try {
    await page.render({ canvas, viewport }).promise
    // pdf.js leaves a blank area for an image that it can't decode, and its data is null.
    for (const [, data] of [...page.objs, ...page.commonObjs]) {
      if (data === null) throw new DocumentError('damaged')
    }
    return await createImageBitmap(canvas)
  } finally {
    canvas.width = 0
    canvas.height = 0
    page.cleanup()
  }
}
