import { globSync, readFileSync } from 'node:fs'

const imports = /^(?:import|export)\s(?!type\s)(?:[^'"]*?from\s+)?'([^'./][^']*)'/gm
const tools = /^(react|react-dom|storybook|vitest)(\/|$)|^@storybook\/|^virtual:|\.css$/

/**
 * Every package path that the sources of ui import at run time. Vite bundles these before the
 * first story opens: a path that it found later would cause a reload, and a cold test run would
 * fail.
 * @param root folder that contains packages/
 */
export function uiDependencies(root: string): string[] {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(css|test|d)\.ts$/.test(file),
  )
  const names = files.flatMap((file) =>
    Array.from(readFileSync(`${root}/${file}`, 'utf8').matchAll(imports), ([, name = '']) => name),
  )
  return [...new Set(names.filter((name) => !tools.test(name)))].sort()
}
