import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPrevious } from '../../../scripts/buildPrevious.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the previous version, with its build. */
    previous: string
  }
}

/** Builds the previous version, or the commit of the variable PREVIOUS. */
export const setup = async (project: TestProject): Promise<void> => {
  project.provide('previous', path.join(await buildPrevious(process.env.PREVIOUS), 'apps/server'))
}
