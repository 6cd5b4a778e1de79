import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { demoImage } from './demoImage.ts'
import { drawSpecimen } from './specimen.ts'
import { specimenContent, specimenPng } from './specimenFiles.ts'

/** A minimal PDF of one page (ISO 32000-1, 7.5). */
const pdfOf = (content: string, [width, height]: readonly [number, number]): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width.toFixed(2)} ${height.toFixed(2)}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** The folder of the demo members' documents. */
export const demoDocuments = 'documents/demo/'

const passports = `${demoDocuments}passports/`

/**
 * The key of the passport of a demo member: mostly a PDF, sometimes a picture, and of these every
 * second one lies on its side. Pictures take three times as long to make.
 */
export const demoPassport = (id: string, index: number): string => {
  const ends: Readonly<Record<number, string>> = { 1: '.png', 4: '_turned.png' }
  return `${passports}${id}${ends[index % 13] ?? '.pdf'}`
}

/** Documents differ by the member in their name, so that only a copy has the same hash. */
const demoDocument = async (db: Database, key: string): Promise<Buffer> => {
  const id = /[0-9a-f-]{36}/.exec(key)?.[0] ?? ''
  if (key.startsWith(passports)) {
    const { fullName, email, dateOfBirth, country } = users
    const [holder] = await db
      .select({ id: users.id, fullName, email, dateOfBirth, country })
      .from(users)
      .where(eq(users.id, id))
    if (holder) {
      const shapes = drawSpecimen(holder)
      if (key.endsWith('.png')) return specimenPng(shapes, key.includes('_turned'))
      const { content, size } = specimenContent(shapes)
      return pdfOf(content, size)
    }
  }
  const text = `BT /F1 18 Tf 72 720 Td (Demo document of an invented person) Tj 0 -30 Td (${id}) Tj ET`
  return pdfOf(text, [595, 842])
}

/** Adds generated documents and images for demo members and announcements to a store. */
export const withDemoDocuments = <Store extends FileStore>(store: Store, db: Database): Store => ({
  ...store,
  read: async (key) => {
    const made = key.startsWith(demoDocuments) ? await demoDocument(db, key) : demoImage(key)
    return made ? { body: Readable.from([made]), size: made.length } : store.read(key)
  },
})
