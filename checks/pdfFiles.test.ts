import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pdfFiles } from '../packages/ui/src/patterns/GuardedDocument/pdfFiles'
import { root } from '../scripts/run.ts'

describe('pdfFiles', () => {
  it('lists every character map and font of the installed pdf.js by its name', () => {
    const shipped = ['cmaps', 'standard_fonts'].flatMap((folder) =>
      readdirSync(`${root}/packages/ui/node_modules/pdfjs-dist/${folder}`)
        .filter((name) => !name.startsWith('LICENSE'))
        .map((name) => [name, `pdfjs-dist/${folder}/${name}`]),
    )
    const listed = Object.entries(pdfFiles).map(([name, { href }]) => [
      name,
      /pdfjs-dist\/.*/.exec(href)?.[0],
    ])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(shipped))
  })
})
