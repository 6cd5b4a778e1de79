/** Made-up documents, made in the browser, for stories. */

/** Bytes of a text in which each character is one byte. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const fileOf = (text: string) => new Blob([bytesOf(text)])

/** An invented passport as an image. */
export function passportImage(type = 'image/png', width = 1_250, height = 880): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const unit = width / 125
  context.fillStyle = 'honeydew'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'darkseagreen'
  context.fillRect(6 * unit, 14 * unit, 34 * unit, 44 * unit)
  context.fillStyle = 'darkgreen'
  context.beginPath()
  context.arc(23 * unit, 30 * unit, 9 * unit, 0, Math.PI * 2)
  context.fill()
  context.fillRect(10 * unit, 42 * unit, 26 * unit, 16 * unit)
  context.font = `${5 * unit}px sans-serif`
  const lines = ['PASSPORT', 'QUINTELA', 'TOMÁS', '02 NOV 1993', 'X0000000']
  for (const [at, line] of lines.entries()) {
    context.fillText(line, 46 * unit, (20 + at * 9) * unit)
  }
  context.font = `${4.6 * unit}px monospace`
  context.fillText('P<UTOQUINTELA<<TOMAS<<<<<<<<<<<<<<<', 6 * unit, 72 * unit)
  context.fillText('X0000000<0UTO9311022M3001019<<<<<<<', 6 * unit, 80 * unit)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(type))), type),
  )
}

const uint32 = (value: number) =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)

/** The beginning of a PNG of this size, without its pixels. */
const pngHead = (width: number, height: number) =>
  fileOf(
    `\x89PNG\r\n\x1A\n${uint32(13)}IHDR${uint32(width)}${uint32(height)}\x08\x02\0\0\0\0\0\0\0`,
  )

/** A small file that would take 400 MB of memory. */
export const hugeImage = (): Blob => pngHead(10_000, 10_000)

export const damagedImage = (): Blob => pngHead(100, 100)

export const tooLargeFile = (): Blob => new Blob([new Uint8Array(40 * 1024 ** 2)])

/** An SVG under the name and the content type of an image. */
export const renamedSvg = (): Blob =>
  new File(
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>globalThis.ran = true</script></svg>'],
    'passport.jpg',
    { type: 'image/jpeg' },
  )

/** A PDF of these objects, the first of which is its catalog. */
function pdfOf(objects: readonly string[], trailer = ''): Blob {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return fileOf(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF`,
  )
}

const stream = (content: string, dictionary = '') =>
  `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`

interface PdfParts {
  /** More of its catalog. */
  catalog?: string
  /** More of its trailer. */
  trailer?: string
}

/** A PDF of two pages with a heading and a line. */
export function passportPdf({ catalog = '', trailer }: PdfParts = {}): Blob {
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 297] /Contents ${content} 0 R /Resources << /Font << /F 7 0 R >> >> >>`
  const words = (title: string) =>
    `0.94 1 0.94 rg 0 0 420 297 re f 0 0.39 0 rg 24 60 110 150 re f BT /F 22 Tf 160 180 Td (${title}) Tj ET 160 160 220 2 re f`
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
      page(5),
      page(6),
      stream(words('PASSPORT')),
      stream(words('PAGE TWO')),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ],
    trailer,
  )
}

export const scriptedPdf = (): Blob =>
  passportPdf({ catalog: '/OpenAction << /S /JavaScript /JS (globalThis.ran = true) >>' })

export const encryptedPdf = (): Blob =>
  passportPdf({
    trailer: `/ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'4f'.repeat(32)}> /U <${'55'.repeat(32)}> /P -4 >>`,
  })

export const damagedPdf = (): Blob => fileOf('%PDF-1.7\nThis is no longer a document.')

/** A page that shows one image. */
const imagePdf = (dictionary: string, content: string): Blob =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 432 100] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    stream('q 432 0 0 100 0 0 cm /I Do Q'),
    stream(content, `/Type /XObject /Subtype /Image /ColorSpace /DeviceGray ${dictionary}`),
  ])

/** A small PDF with an image that would take 400 MB of memory. */
export const hugeImagePdf = (): Blob =>
  imagePdf('/Width 10000 /Height 10000 /BitsPerComponent 8', '')

export const damagedImagePdf = (): Blob =>
  imagePdf('/Width 100 /Height 100 /BitsPerComponent 8 /Filter /DCTDecode', 'This is no image.')

/** A page of 1728 by 40 black and white pixels, encoded as fax machines and scanners do. */
export const faxPdf = (): Blob =>
  imagePdf(
    '/Width 1728 /Height 40 /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1728 /Rows 40 /BlackIs1 true >>',
    // Group 4: each row is like the one above it (the code V0 is the bit 1), and the first is white.
    '\xFF'.repeat(5),
  )
