import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { runOn } from './postgresServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: { kind: 'pglite'; folder: string } | { kind: 'postgres'; adminUrl: string }
    /** A folder that is removed at the end of the run. */
    folder: string
  }
}

/** The variables of a separate database. */
export interface TestDatabase {
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }
  remove(): Promise<void>
}

const create = async (isEmpty: boolean): Promise<TestDatabase> => {
  const template = inject('template')
  const folder = await mkdtemp(path.join(inject('folder'), 'data-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  if (template.kind === 'pglite') {
    // A thousand small files: one synchronous call of Node takes half as long as its promises.
    if (!isEmpty) cpSync(template.folder, folder, { recursive: true })
    return { env: { DATA_DIR: folder }, remove: removeFolder }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const source = isEmpty ? 'template0' : 'template'
  await runOn(template.adminUrl, `create database ${name} template ${source}`)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: template.adminUrl.replace(/[^/]+$/, name) },
    remove: async () => {
      await runOn(template.adminUrl, `drop database ${name} with (force)`)
      await removeFolder()
    },
  }
}

/** Copies the migrated template of the current project. */
export const createTestDatabase = (): Promise<TestDatabase> => create(false)

/** A database of the current project without any table. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create(true)
