// Writes the contract for `hearth-ui` and the registry for `npx shadcn add`, as part of the build.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readContract } from './readContract.ts'
import { registryItems, registryOf } from './registry/registry.ts'

const dist = path.resolve(import.meta.dirname, '../dist')
const contract = readContract()
const items = registryItems(contract)

mkdirSync(path.join(dist, 'registry'), { recursive: true })
writeFileSync(path.join(dist, 'cli/contract.json'), JSON.stringify(contract))
writeFileSync(path.join(dist, 'registry/registry.json'), JSON.stringify(registryOf(items)))
for (const item of items) {
  writeFileSync(path.join(dist, `registry/${item.name}.json`), JSON.stringify(item, undefined, 2))
}
