import { Readable } from 'node:stream'
import type { FileStore } from '../platform/files/fileStore.ts'
import { demoImage } from './demoImage.ts'

/** A minimal PDF with two lines of text (ISO 32000-1, 7.5). */
const page = (first: string, second: string): Buffer => {
  const text = `BT /F1 18 Tf 72 720 Td (${first}) Tj 0 -30 Td (${second}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
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

/** Documents differ by the member in their name, so that only a copy has the same hash. */
const demoDocument = (key: string): Buffer =>
  page('Demo document of an invented person', /[0-9a-f-]{36}/.exec(key)?.[0] ?? '')

/** Adds generated documents and images for demo members and announcements to a store. */
export const withDemoDocuments = <Store extends FileStore>(store: Store): Store => ({
  ...store,
  read: async (key) => {
    const made = key.startsWith(demoDocuments) ? demoDocument(key) : demoImage(key)
    return made ? { body: Readable.from([made]), size: made.length } : store.read(key)
  },
})
