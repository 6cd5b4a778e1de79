// `pnpm tokens`: writes the themes of each brand as design tokens in the format of designtokens.org,
// for Figma and other design tools.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@hearth/ui/storybook/brands'
import { designTokens, tokensFolder } from './designTokens.ts'
import { root } from './run.ts'

mkdirSync(join(root, tokensFolder), { recursive: true })
for (const [name, content] of designTokens(brands)) {
  writeFileSync(join(root, tokensFolder, name), content)
  console.log(`${tokensFolder}/${name}`)
}
