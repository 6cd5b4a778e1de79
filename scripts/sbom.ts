// `pnpm run sbom [file]`: names what runs in production, with version, licence and hash, in CycloneDX
// (sbom.cdx.json unless told otherwise). Fails rather than leave a licence out.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run.ts'
import { createSbom } from './sbomDocument.ts'

const file = resolve(root, process.argv[2] ?? 'sbom.cdx.json')
writeFileSync(file, `${createSbom()}\n`)
console.log(file)
