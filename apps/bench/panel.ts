import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inlineScripts } from '../server/src/http/inline.ts'
import type { BenchPage } from './page.ts'

const built = path.resolve(import.meta.dirname, '../admin/dist')

/** Copies the built panel, with its document as its own server sends it. */
export async function copyPanel(into: string): Promise<void> {
  await cp(built, into, { recursive: true })
  const document = path.join(into, 'index.html')
  const { html } = await inlineScripts(into, await readFile(document, 'utf8'))
  await writeFile(document, html)
}

const steward = { userName: 'Ada', email: 'ada@example.org', role: 'ADMIN', is2FAEnabled: true }

/** Signs a steward in, as far as the panel knows a session. */
export const signIn = ({ page }: BenchPage, url: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(steward)), url }])
