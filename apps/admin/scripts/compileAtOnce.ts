import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Asks Chromium to compile these chunks while they arrive, beside the main thread, and not each of
 * their functions when it is first called (https://v8.dev/blog/explicit-compile-hints). It pays off
 * where most functions run at once. The hint is not part of the hashes in their names.
 * @param names of chunks
 */
export function compileAtOnce(...names: readonly string[]): Plugin {
  return {
    name: 'hearth:compile-at-once',
    apply: 'build',
    generateBundle: {
      // The hint counts only in the first line, where Vite puts the names of other chunks.
      order: 'post',
      handler: (_options, bundle) => {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && names.includes(output.name))
            output.code = hint + output.code
        }
      },
    },
  }
}
