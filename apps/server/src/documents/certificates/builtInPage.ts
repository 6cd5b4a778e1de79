import { type Color, LineCapStyle, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { type Box, colors, drawInBox, type Pen } from './pen.ts'

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

type Language = keyof typeof texts

/** The texts of one certificate. */
export type CertificateValues = Readonly<Record<'name' | 'serial' | 'date' | 'community', string>>

/** A4 in landscape. */
const [pageWidth, pageHeight] = [841.89, 595.28]
const middle = pageWidth / 2

/** The mark of the panel (packages/ui, Mark.tsx), on a field of 32 by 32. */
const arch = 'M5 27.5V16a11 11 0 0 1 22 0v11.5M2.5 27.5h27'
const flame =
  'M16.6 10.5c.5 3.1 4.9 5.2 4.9 9.6a5.5 5.5 0 0 1-11 0c0-2 .9-3.3 2-4.3.2 1.3.8 2.1 1.6 2.5-.4-3.1.6-6 2.5-7.8Z'

const drawMark = (page: PDFPage, size: number, top: number): void => {
  const at = { x: middle - size / 2, y: top, scale: size / 32 }
  page.drawSvgPath(arch, {
    ...at,
    borderColor: colors.ink,
    borderWidth: 1.5,
    borderLineCap: LineCapStyle.Round,
  })
  page.drawSvgPath(flame, { ...at, color: colors.ember })
}

/** A frame at a distance from the edge of the page; its corners are cut by arches. */
const drawFrame = (page: PDFPage, inset: number, line: { width: number; color: Color }): void => {
  const [width, height, corner] = [pageWidth - 2 * inset, pageHeight - 2 * inset, 22]
  const arc = (x: number, y: number) => `A${corner} ${corner} 0 0 0 ${x} ${y}`
  const frame = [
    `M${corner} 0H${width - corner}${arc(width, corner)}`,
    `V${height - corner}${arc(width - corner, height)}`,
    `H${corner}${arc(0, height - corner)}V${corner}${arc(corner, 0)}Z`,
  ].join('')
  page.drawSvgPath(frame, {
    x: inset,
    y: pageHeight - inset,
    borderColor: line.color,
    borderWidth: line.width,
  })
}

const drawRule = (
  page: PDFPage,
  from: number,
  to: number,
  y: number,
  line: { width: number; color: Color },
): void =>
  page.drawLine({
    start: { x: from, y },
    end: { x: to, y },
    thickness: line.width,
    color: line.color,
  })

/** The page of a deployment without a template: framed, with the mark unless it has a logo of its own. */
export const drawBuiltInPage = async (
  pdf: PDFDocument,
  pen: Pen,
  values: CertificateValues,
  { language, hasMark }: { language: Language; hasMark: boolean },
): Promise<void> => {
  const words = texts[language]
  const page = pdf.addPage([pageWidth, pageHeight])
  pdf.setTitle(`${words.title} ${values.serial}`, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  drawFrame(page, 30, { width: 1.5, color: colors.accent })
  drawFrame(page, 37, { width: 0.5, color: colors.line })
  if (hasMark) drawMark(page, 48, 528)
  const line = (y: number, height: number): Box => ({ x: 90, y, width: pageWidth - 180, height })
  const quiet = { size: 15, color: colors.muted }
  await drawInBox(pen, page, values.community, line(440, 26), { ...quiet, size: 17 })
  await drawInBox(pen, page, words.title, line(376, 56), { size: 37 })
  drawRule(page, middle - 30, middle + 30, 364, { width: 1.5, color: colors.ember })
  await drawInBox(pen, page, words.person, line(318, 26), quiet)
  await drawInBox(pen, page, values.name, line(246, 64), { size: 42, color: colors.accent })
  drawRule(page, middle - 210, middle + 210, 238, { width: 0.5, color: colors.line })
  await drawInBox(pen, page, words.of(values.community), line(200, 26), quiet)
  const columns = [110, pageWidth - 110 - 240]
  const foot = [values.date, words.serial(values.serial)]
  // In the order of reading.
  const inOrder = language === 'ar' ? foot.toReversed() : foot
  for (const [index, text] of inOrder.entries()) {
    const x = columns[index] ?? 0
    drawRule(page, x, x + 240, 112, { width: 0.5, color: colors.line })
    await drawInBox(pen, page, text, { x, y: 86, width: 240, height: 20 }, { size: 12.5 })
  }
}
