/** Made-up PDF files, made in the browser, for stories. */

/** A file of a text in which each character is one byte. */
export const fileOf = (text: string) =>
  new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))])

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

/** A page of one content and its resources; more objects begin with number 5. */
const pagePdf = (content: string, resources: string, ...more: readonly string[]): Blob =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 432 100] /Contents 4 0 R /Resources << ${resources} >> >>`,
    stream(content),
    ...more,
  ])

/** A page that shows one image. */
const imagePdf = (dictionary: string, content: string, ...more: readonly string[]): Blob =>
  pagePdf(
    'q 432 0 0 100 0 0 cm /I Do Q',
    '/XObject << /I 5 0 R >>',
    stream(content, `/Type /XObject /Subtype /Image /ColorSpace /DeviceGray ${dictionary}`),
    ...more,
  )

/** Small PDF files with an image that would take 400 MB of memory, by how they say its size. */
export const hugeImagePdfs = {
  plainly: () => imagePdf('/Width 10000 /Height 10000 /BitsPerComponent 8', ''),
  byReference: () => imagePdf('/Width 6 0 R /Height 6 0 R /BitsPerComponent 8', '', '10000'),
  escaped: () => imagePdf('/#57idth 10000 /Heigh#74 10000 /BitsPerComponent 8', ''),
  commented: () => imagePdf('/Width % wide\n10000 /Height%\n10000 /BitsPerComponent 8', ''),
  inline: () => pagePdf('q 432 0 0 100 0 0 cm BI /W 10000 /H 10000 /BPC 8 /CS /G ID x EI Q', ''),
} as const

export const damagedImagePdf = (): Blob =>
  imagePdf('/Width 100 /Height 100 /BitsPerComponent 8 /Filter /DCTDecode', 'This is no image.')

/** A page with a name and, where its photo was, a damaged image. */
export const partlyDamagedPdf = (): Blob =>
  pagePdf(
    'BT /F 22 Tf 120 45 Td (TOMAS QUINTELA) Tj ET q 80 0 0 80 20 10 cm /I Do Q',
    '/XObject << /I 5 0 R >> /Font << /F 6 0 R >>',
    stream(
      'This is no image.',
      '/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /Width 99 /Height 99 /BitsPerComponent 8 /Filter /DCTDecode',
    ),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  )

/** An image in an encoding that no reader knows. */
export const unknownFilterPdf = (): Blob =>
  imagePdf('/Width 8 /Height 8 /BitsPerComponent 8 /Filter /FutureDecode', '\0'.repeat(64))

/** A page whose content ends in the middle of its compression. */
export const brokenContentPdf = (): Blob =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 432 100] /Contents 4 0 R /Resources << >> >>',
    stream('This is not compressed.', '/Filter /FlateDecode'),
  ])

/** A page of 1728 by 40 black and white pixels, encoded as fax machines and scanners do. */
export const faxPdf = (): Blob =>
  imagePdf(
    '/Width 1728 /Height 40 /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1728 /Rows 40 /BlackIs1 true >>',
    // Group 4: each row is like the one above it (the code V0 is the bit 1), and the first is white.
    '\xFF'.repeat(5),
  )

const hexOf = (text: string) =>
  Array.from(text, (character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('')

interface OutsideFont {
  /** Rendering mode of the text: 3 is invisible. */
  mode?: number
  /** Name of the character map. */
  encoding?: string
  /** The script, as Adobe's character collections name it. */
  ordering?: string
}

/** A text in a font that is not in the file: its codes are those of a predefined character map. */
export const outsideFontPdf = (
  text: string,
  { mode = 0, encoding = 'UniGB-UCS2-H', ordering = 'GB1' }: OutsideFont = {},
): Blob =>
  pagePdf(
    `BT ${mode} Tr /F 40 Tf 20 35 Td <${hexOf(text)}> Tj ET`,
    '/Font << /F 5 0 R >>',
    `<< /Type /Font /Subtype /Type0 /BaseFont /Songti /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Songti /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> /DW 1000 /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Songti /Flags 6 /Ascent 752 /Descent -271 /CapHeight 737 /ItalicAngle 0 /StemV 58 /FontBBox [-25 -254 1000 880] >>',
  )

/** A text in a font of the file that is damaged. */
export const damagedFontPdf = (): Blob =>
  pagePdf(
    'BT /F 40 Tf 20 35 Td (X0000000) Tj ET',
    '/Font << /F 5 0 R >>',
    '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Own /Encoding /WinAnsiEncoding /FirstChar 48 /LastChar 48 /Widths [600] /FontDescriptor 6 0 R >>',
    '<< /Type /FontDescriptor /FontName /ABCDEF+Own /Flags 32 /Ascent 752 /Descent -271 /CapHeight 737 /ItalicAngle 0 /StemV 58 /FontBBox [0 -254 1000 880] /FontFile2 7 0 R >>',
    stream('This is no font.', '/Length1 16'),
  )

/** A text in the standard font for signs: a tick and a cross. */
export const dingbatsPdf = (): Blob =>
  pagePdf(
    'BT /F 40 Tf 20 35 Td (48) Tj ET',
    '/Font << /F 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
  )
