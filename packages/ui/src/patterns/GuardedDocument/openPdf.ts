import {
  fetchData,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  DocumentError,
  type DrawnPage,
  type Gap,
  LONGEST_SIDE,
  MAX_PIXELS,
  type OpenDocument,
} from './documentModel'
import { gapOf, isWarning } from './pdfWarnings'
import { lacksFont, SystemLetters } from './systemLetters'

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
  const decoder = decoderFor(data)
  const port = new Worker(new URL('./pdf.worker.js', import.meta.url), { type: 'module' })
  const gaps = new Set<Gap>()
  port.addEventListener('message', ({ data: message }) => {
    const gap = isWarning(message) && gapOf(message.warning)
    if (gap) gaps.add(gap)
  })
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.WARNINGS })
  const task = getDocument({
    data,
    worker,
    BinaryDataFactory: PdfFiles,
    // Glyphs are drawn as paths: no font of the file reaches the browser's own parser.
    disableFontFace: true,
    maxImageSize: MAX_PIXELS,
    // The content policy has no 'wasm-unsafe-eval'.
    useWasm: false,
    wasmUrl: decoder,
    // A second worker for drawing is not worth its 175 kB here.
    disableWorkerRendering: true,
    // On this thread: the console of the page has no warnings.
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
    const pages = new Pages(pdf, gaps)
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

/**
 * Reads the files for fonts that are not in the PDF. An application's bundler names files by their
 * content, so the options `cMapUrl` and `standardFontDataUrl`, which are folders, cannot lead to them.
 */
class PdfFiles {
  readonly fetch = async ({ filename }: { filename: string }): Promise<Uint8Array> => {
    const { pdfFiles } = await import('./pdfFiles')
    const url = pdfFiles[filename]
    if (!url) throw new Error(`pdf.js has no file ${filename}`)
    return fetchData(url, 'bytes')
  }
}

/**
 * The decoder for the images that scanners make and browsers don't know: JPEG 2000, otherwise JBIG2
 * and fax. Without WebAssembly, pdf.js imports it from the folder `wasmUrl` under a fixed name, and has
 * no option for the address of one file. A build names files by their content, so the fixed name comes
 * behind '#', where it changes nothing.
 */
function decoderFor(data: Uint8Array): string {
  const url = new TextDecoder('latin1').decode(data).includes('/JPXDecode')
    ? new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url)
    : new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url)
  return `${url.href}#/`
}

/** Draws one page after the other, and keeps the last one. */
class Pages {
  readonly #pdf: PDFDocumentProxy
  /**
   * What of the PDF can't be shown, as far as it has been drawn. It grows: pdf.js warns once of a font
   * or an image, also where several pages have it.
   */
  readonly #gaps: Set<Gap>
  #last: { page: number; bitmap: ImageBitmap } | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(pdf: PDFDocumentProxy, gaps: Set<Gap>) {
    this.#pdf = pdf
    this.#gaps = gaps
  }

  draw(page: number): Promise<DrawnPage> {
    const drawn = this.#turn.then(() => this.#draw(page))
    this.#turn = drawn.catch(() => {})
    return drawn
  }

  close() {
    this.#isClosed = true
    this.#last?.bitmap.close()
  }

  async #draw(page: number): Promise<DrawnPage> {
    if (this.#last?.page !== page) {
      const bitmap = await drawPage(await this.#pdf.getPage(page), this.#gaps)
      this.#last?.bitmap.close()
      this.#last = { page, bitmap }
      if (this.#isClosed) bitmap.close()
    }
    return { bitmap: this.#last.bitmap, gaps: [...this.#gaps] }
  }
}

async function drawPage(page: PDFPageProxy, gaps: Set<Gap>): Promise<ImageBitmap> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: LONGEST_SIDE / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  const found = new SystemLetters(page)
  try {
    await page.render({
      canvas,
      viewport,
      operationsFilter: (at, { fnArray, argsArray }) => {
        found.look(fnArray[at] ?? 0, argsArray[at])
        return true
      },
    }).promise
    if (lacksFont(found.letters)) gaps.add('letters')
    return await createImageBitmap(canvas)
  } finally {
    canvas.width = 0
    canvas.height = 0
    page.cleanup()
  }
}
