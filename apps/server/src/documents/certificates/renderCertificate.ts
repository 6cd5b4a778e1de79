import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fontkit from '@cantoo/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, PDFTextField, rgb } from '@cantoo/pdf-lib'
import { languageOf } from '@hearth/api/languages'
import type { Config } from '../../config/config.ts'
import { StartError } from '../../platform/startError.ts'
import { root } from '../../root.ts'
import { toLine, toRuns } from './certificateText.ts'

/** What a certificate says. */
export interface Certificate {
  readonly name: string
  readonly serial: string
  readonly date: Date
}

/** The text fields of a template. The first two are required. */
type Field = 'name' | 'serial' | 'date' | 'community'
const requiredFields: readonly Field[] = ['name', 'serial']

type Settings = Pick<
  Config,
  'certificateTemplate' | 'certificateFont' | 'panel' | 'productName' | 'timeZone'
>

/** The font has no glyph for a letter. */
export class MissingGlyph extends Error {
  override readonly name = 'MissingGlyph'

  constructor() {
    super('The font of the certificate has no glyph for a letter of a text')
  }
}

/** A rectangle of a page, in points from its lower left corner. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The alignment of a text field: its `Q` (ISO 32000-1, table 228). */
type Align = 0 | 1 | 2

interface Pen {
  /** The width of a line at size 1. */
  measure(line: string): number
  draw(page: PDFPage, line: string, at: { x: number; y: number; size: number }): void
}

const ink = rgb(0.13, 0.13, 0.15)

/** Draws lines in any direction of writing. */
const createPen = async (pdf: PDFDocument, bytes: Buffer): Promise<Pen> => {
  pdf.registerFontkit(fontkit)
  const embedded: PDFFont = await pdf.embedFont(bytes, { subset: true })
  const font = fontkit.create(bytes)
  if (!('layout' in font)) throw new Error('The file has several fonts')
  /** The run in the order in which the font draws it: it turns a run with right-to-left letters. */
  const orderRun = ({ text, isRtl }: { text: string; isRtl: boolean }): string => {
    const isTurned = font.layout(text).direction === 'rtl'
    return isTurned === isRtl ? text : [...text].reverse().join('')
  }
  const partsOf = (line: string): string[] => {
    const parts = toRuns(line).map(orderRun)
    for (const letter of parts.join('')) {
      if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) throw new MissingGlyph()
    }
    return parts
  }
  const widthOf = (part: string): number => embedded.widthOfTextAtSize(part, 1)
  return {
    measure: (line) => partsOf(line).reduce((width, part) => width + widthOf(part), 0),
    draw: (page, line, { x, y, size }) => {
      let at = x
      for (const part of partsOf(line)) {
        page.drawText(part, { x: at, y, size, font: embedded, color: ink })
        at += widthOf(part) * size
      }
    },
  }
}

/** Draws a line as large as the box allows, up to `size`. */
const drawInBox = (
  pen: Pen,
  page: PDFPage,
  line: string,
  box: Box,
  { size = box.height * 0.7, align = 1 }: { size?: number; align?: Align } = {},
): void => {
  const width = pen.measure(line)
  if (width === 0) return
  const fitted = Math.min(size, box.width / width)
  const x = box.x + ((box.width - width * fitted) * align) / 2
  // The middle of a capital is about 0.36 of the size above the base line.
  pen.draw(page, line, { x, y: box.y + box.height / 2 - fitted * 0.36, size: fitted })
}

/** The texts of the built-in page. */
const texts = {
  en: {
    title: 'Certificate of citizenship',
    person: 'This certifies the citizenship of',
    of: (community: string) => `in ${community}`,
    serial: (serial: string) => `Serial number ${serial}`,
  },
  ar: {
    title: 'شهادة مواطنة',
    person: 'تشهد هذه الوثيقة بمواطنة',
    of: (community: string) => `في ${community}`,
    // Isolated, because the hyphen would turn the two numbers around (UAX #9, rule W4).
    serial: (serial: string) => `الرقم التسلسلي \u2066${serial}\u2069`,
  },
  pt: {
    title: 'Certificado de cidadania',
    person: 'Certifica-se a cidadania de',
    of: (community: string) => `em ${community}`,
    serial: (serial: string) => `Número de série ${serial}`,
  },
} as const

/** A4 in landscape. */
const [pageWidth, pageHeight] = [841.89, 595.28]

const drawPlainPage = (
  pdf: PDFDocument,
  pen: Pen,
  values: Readonly<Record<Field, string>>,
  language: keyof typeof texts,
): void => {
  const words = texts[language]
  const page = pdf.addPage([pageWidth, pageHeight])
  pdf.setTitle(`${words.title} ${values.serial}`, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  page.drawRectangle({
    x: 36,
    y: 36,
    width: pageWidth - 72,
    height: pageHeight - 72,
    borderColor: ink,
    borderWidth: 1.5,
  })
  const line = (y: number, height: number): Box => ({ x: 90, y, width: pageWidth - 180, height })
  drawInBox(pen, page, values.community, line(480, 30), { size: 16 })
  drawInBox(pen, page, words.title, line(400, 60), { size: 36 })
  drawInBox(pen, page, words.person, line(335, 30), { size: 16 })
  drawInBox(pen, page, values.name, line(265, 60), { size: 34 })
  drawInBox(pen, page, words.of(values.community), line(205, 30), { size: 16 })
  drawInBox(pen, page, values.date, line(110, 24), { size: 13 })
  drawInBox(pen, page, words.serial(values.serial), line(80, 24), { size: 13 })
}

/** Draws the values where the template has text fields of these names, and removes the fields. */
const fillTemplate = (
  pdf: PDFDocument,
  pen: Pen,
  values: Readonly<Record<Field, string>>,
): void => {
  const form = pdf.getForm()
  for (const name of Object.keys(values) as Field[]) {
    const field = form.getFieldMaybe(name)
    if (!(field instanceof PDFTextField)) {
      if (!requiredFields.includes(name)) continue
      throw new Error(`It has no text field "${name}"`)
    }
    for (const widget of field.acroField.getWidgets()) {
      const ref = pdf.context.getObjectRef(widget.dict)
      const page =
        pdf.getPages().find((one) => one.ref === widget.P()) ??
        (ref && pdf.findPageForAnnotationRef(ref))
      if (!page) throw new Error(`The field "${name}" is on no page`)
      const align = field.getAlignment()
      drawInBox(pen, page, values[name], widget.getRectangle(), {
        align: align === 0 || align === 2 ? align : 1,
      })
    }
    form.removeField(field)
  }
}

/**
 * The certificate as a PDF: the deployment's template with its text fields filled, or a plain page.
 * @throws MissingGlyph, or an error of a broken template or font
 */
export const renderCertificate = async (
  { name, serial, date }: Certificate,
  { certificateTemplate, certificateFont, panel, productName, timeZone }: Settings,
): Promise<Buffer<ArrayBuffer>> => {
  const font = await readFile(
    certificateFont ?? path.join(root, 'apps/server/fonts/DejaVuSans.ttf'),
  )
  const pdf = certificateTemplate
    ? await PDFDocument.load(await readFile(certificateTemplate))
    : await PDFDocument.create()
  const locale = panel.locale ?? 'en'
  const values = {
    name: toLine(name),
    serial,
    date: date.toLocaleDateString(locale, {
      timeZone,
      dateStyle: 'long',
      calendar: 'gregory',
      numberingSystem: 'latn',
    }),
    community: toLine(panel.communityName ?? productName),
  }
  const pen = await createPen(pdf, font)
  if (certificateTemplate) fillTemplate(pdf, pen, values)
  else drawPlainPage(pdf, pen, values, languageOf(locale) ?? 'en')
  return Buffer.from(await pdf.save())
}

/**
 * Tries the deployment's template and font at the start, so that the first approval cannot fail.
 * @throws StartError that names the variable
 */
export const checkCertificate = async (settings: Settings): Promise<void> => {
  const trial = { name: 'A', serial: '2026-000001', date: new Date() }
  const { certificateTemplate, certificateFont } = settings
  for (const [variable, file, only] of [
    ['CERTIFICATE_FONT', certificateFont, { ...settings, certificateTemplate: undefined }],
    ['CERTIFICATE_TEMPLATE', certificateTemplate, settings],
  ] as const) {
    if (file === undefined) continue
    await renderCertificate(trial, only).catch((error: unknown) => {
      const { message } = error instanceof Error ? error : { message: String(error) }
      throw new StartError(
        `${variable} is ${file}, which cannot be used: ${message}`,
        'Correct it as in docs/desk.md, or unset it for the built-in one.',
      )
    })
  }
}
