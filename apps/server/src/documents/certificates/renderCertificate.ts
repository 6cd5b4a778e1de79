import { readFile } from 'node:fs/promises'
import { PDFDocument, PDFTextField } from '@cantoo/pdf-lib'
import { languageOf } from '@hearth/api/languages'
import type { Config } from '../../config/config.ts'
import { StartError } from '../../platform/startError.ts'
import { type CertificateValues, drawBuiltInPage } from './builtInPage.ts'
import { MissingGlyph } from './certificateFonts.ts'
import { toLine } from './certificateText.ts'
import { createPen, drawInBox, type Pen } from './pen.ts'

export { MissingGlyph }

/** What a certificate says. */
export interface Certificate {
  readonly name: string
  readonly serial: string
  readonly date: Date
}

/** The text fields of a template. The first two are required. */
type Field = keyof CertificateValues
const requiredFields: readonly Field[] = ['name', 'serial']

type Settings = Pick<
  Config,
  'certificateTemplate' | 'certificateFont' | 'panel' | 'productName' | 'timeZone'
>

/** Draws the values where the template has text fields of these names, and removes the fields. */
const fillTemplate = async (
  pdf: PDFDocument,
  pen: Pen,
  values: CertificateValues,
): Promise<void> => {
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
      await drawInBox(pen, page, values[name], widget.getRectangle(), {
        align: align === 0 || align === 2 ? align : 1,
      })
    }
    form.removeField(field)
  }
}

/**
 * The certificate as a PDF: the deployment's template with its text fields filled, or the built-in page.
 * @throws MissingGlyph, or an error of a broken template or font
 */
export const renderCertificate = async (
  { name, serial, date }: Certificate,
  { certificateTemplate, certificateFont, panel, productName, timeZone }: Settings,
): Promise<Buffer<ArrayBuffer>> => {
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
  const pen = await createPen(pdf, certificateFont)
  const [language, hasMark] = [languageOf(locale) ?? 'en', panel.logoUrl === undefined]
  if (certificateTemplate) await fillTemplate(pdf, pen, values)
  else await drawBuiltInPage(pdf, pen, values, { language, hasMark })
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
