import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prerender } from '../apps/server/src/http/prerender.ts'
import { root } from './files'

const dist = join(root, 'apps/admin/dist')

/** The words of the page that deletes an account: it counts its steps. */
async function steps(locale: string) {
  const pages = await prerender(dist, await readFile(join(dist, 'index.html'), 'utf8'), { locale })
  const [, markup = ''] =
    /data-prerendered>(.*)<\/div>/s.exec(pages.get('/delete-account') ?? '') ?? []
  return markup.replace(/<(script|svg).*?<\/\1>|<[^>]*>/gs, ' ')
}

describe('prerendered pages', () => {
  it.each([
    ['ar-EG', /[١٢]/, /[0-9]/],
    ['ar', /[12]/, /[٠-٩]/],
    ['en', /[12]/, /[٠-٩]/],
  ])('write numbers in %s as the panel does', async (locale, right, wrong) => {
    const words = await steps(locale)
    expect(words).toMatch(right)
    expect(words).not.toMatch(wrong)
  })
})
