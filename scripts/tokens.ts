// `pnpm tokens`: writes the theme as design tokens in the format of designtokens.org, for Figma and
// other design tools.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { theme } from '@hearth/ui/theme'
import { designTokens, tokensFolder } from './designTokens.ts'
import { root } from './run.ts'

mkdirSync(join(root, tokensFolder), { recursive: true })
for (const [name, content] of designTokens(theme)) {
  writeFileSync(join(root, tokensFolder, name), content)
  console.log(`${tokensFolder}/${name}`)
}
