import path from 'node:path'
import type { BenchPage } from './page.ts'

/** The built panel. */
export const panelFolder = path.resolve(import.meta.dirname, '../admin/dist')

const steward = { userName: 'Ada', email: 'ada@example.org', role: 'ADMIN', is2FAEnabled: true }

/** Signs a steward in, as far as the panel knows a session. */
export const signIn = ({ page }: BenchPage, url: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(steward)), url }])
