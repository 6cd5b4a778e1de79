// Specification: 2.1

import { expect, test } from './support/test'

const scripts = '**/assets/*.js'

test('a slow first visit says that it is loading, until the page shows', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/accept-invite', { waitUntil: 'commit' })
  const loading = page.getByRole('img', { name: 'Loading' })
  await expect(loading).toBeVisible()
  await expect(page.getByText("Couldn't load this page.")).toBeHidden()

  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loading).toBeHidden()
})

test('a phone can install the panel, and colours its bars as the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  const manifest = await (await page.request.get('/manifest.json')).json()
  expect(manifest).toMatchObject({ name: 'Hearth', start_url: '/', display: 'standalone' })
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const src of [touchIcon, ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    const icon = await page.request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png'])
  }

  const shown = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
    })
  const canvas = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement)
        .getPropertyValue('--hearth-color-surface-canvas')
        .trim(),
    )
  const light = await canvas()
  expect(await shown()).toEqual([light])
  await page.evaluate(() => localStorage.setItem('hearth-theme', 'dark'))
  await page.reload()
  const dark = await canvas()
  expect(dark).not.toBe(light)
  expect(await shown()).toEqual([dark])
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  await expect.poll(shown).toEqual([light])
})

test('a visit without its code says so, and has a way on', async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/forgot-password?from=a-link')
  await expect(page.getByText("Couldn't load this page.")).toBeVisible()
  await expect(page.getByRole('img', { name: 'Loading' })).toBeHidden()

  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  expect(new URL(page.url()).search).toBe('?from=a-link')
})
