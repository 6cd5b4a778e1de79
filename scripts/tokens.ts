import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@hearth/ui/storybook/brands'
import { designTokens } from './designTokens.ts'
import { root } from './run.ts'

const folder = join(root, 'packages/ui/tokens')

/**
 * Writes the themes of each brand as design tokens in the format of designtokens.org, for Figma and
 * other design tools. Storybook offers them, and `@hearth/ui` is published with them.
 */
export function writeTokens(): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of designTokens(brands)) writeFileSync(join(folder, name), content)
}

if (import.meta.main) writeTokens()
