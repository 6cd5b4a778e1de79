// `pnpm run sbom [file]`: lists the production dependencies, with version, licence and hash, in
// CycloneDX (sbom.cdx.json by default). It fails if a licence is missing.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run.ts'
import { createSbom } from './sbomDocument.ts'

const file = resolve(root, process.argv[2] ?? 'sbom.cdx.json')
writeFileSync(file, `${createSbom()}\n`)
console.log(file)
