import { defineConfig } from 'tsdown'
import pkg from './package.json' with { type: 'json' }

export default defineConfig({
  // The public files, by the names that the workspace itself uses, and the command.
  entry: [...Object.values(pkg.exports), ...Object.values(pkg.bin)],
  unbundle: true,
  platform: 'neutral',
  deps: { neverBundle: [/^node:/] },
  sourcemap: true,
  dts: true,
  // For `hearth-api check`.
  copy: ['../../openapi/openapi.gen.json'],
})
