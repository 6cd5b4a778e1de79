import { expect, it } from 'vitest'
import { grep, list } from './files'

const files = list('apps/admin/src/*.ts*', 'packages/api/src/*.ts', 'packages/ui/src/*.ts*').filter(
  (file) => !/\.(test|testing|stories|gen)\.|\/storybook\//.test(file),
)

/**
 * Interfaces newer than the browsers that the README states, and the files that do without them
 * where they are missing. What the language itself has newer, `lib` in the tsconfig files excludes.
 */
const newer: readonly [name: RegExp, withFallback: readonly string[]][] = [
  [/\bURL\.parse\(/, []],
  [/\bAbortSignal\.any\(/, []],
  [/\brequestIdleCallback\(/, ['packages/ui/src/hooks/useWhenIdle.ts']],
  [/\bstartViewTransition\(/, []],
  [/\b(show|hide|toggle)Popover\(|\bpopover=/, []],
  [/\bnew CloseWatcher\b/, []],
  [/\.moveBefore\(/, []],
  [/\bscheduler\.(yield|postTask)\(/, []],
  [/\bCSS\.highlights\b/, []],
  [/\bwindow\.navigation\b/, []],
  [/['"]scrollend['"]|\bonScrollEnd\b/, []],
]

it.each(newer)('uses %s only with a fallback', (name, withFallback) => {
  const inCode = grep(files, name).filter((line) => !/^\S+\s+(\/\/|\*|\/\*)/.test(line))
  const users = new Set(inCode.map((line) => line.replace(/:\d+ .*$/, '')))
  expect([...users]).toEqual(withFallback)
})
