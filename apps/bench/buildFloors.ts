import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const sources = path.join(import.meta.dirname, 'floors')

/** What the panel is compared with. */
export const floors = ['static', 'hello', 'stack'] as const
export type Floor = (typeof floors)[number]

/**
 * Builds the floors with the panel's bundler and target.
 * @param into the folder that gets a folder for each of them
 */
export async function buildFloors(into: string): Promise<void> {
  await mkdir(path.join(into, 'static'), { recursive: true })
  await writeFile(
    path.join(into, 'static/index.html'),
    await readFile(path.join(sources, 'static/index.html')),
  )
  for (const floor of ['hello', 'stack']) {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: path.join(sources, floor),
      plugins: [react()],
      build: {
        outDir: path.join(into, floor),
        emptyOutDir: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
      },
    })
  }
}

/** All files below a folder, relative to it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
}
