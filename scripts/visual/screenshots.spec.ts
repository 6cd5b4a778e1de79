import { expect, type Page } from '@playwright/test'
import { readJob } from './job.ts'
import { test } from './page.ts'
import type { Screenshot } from './screenshots.ts'

/**
 * Maximum share of pixels that may differ. A screenshot of a component is small and contains
 * little else.
 */
const tolerance = { screen: 0.002, part: 0.0002 }

for (const screenshot of readJob().screenshots) {
  test(screenshot.name, async ({ page }) => {
    await open(page, screenshot)
    await expect(page).toHaveScreenshot(screenshot.file.split('/'), {
      fullPage: true,
      clip: {
        x: 0,
        y: 0,
        width: screenshot.mode.viewport.width,
        height: await contentHeight(page),
      },
      maxDiffPixelRatio: screenshot.isScreen ? tolerance.screen : tolerance.part,
    })
  })
}

/** Shows a story in its mode and waits for its play function, fonts and images. */
async function open(page: Page, { storyId, mode: { viewport, ...globals } }: Screenshot) {
  const named = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  // The story tests have already run axe.
  const query = [...named, 'a11y.manual:!true'].join(';')
  await page.setViewportSize(viewport)
  await page.goto(`iframe.html?id=${storyId}&viewMode=story&globals=${query}`)
  await page.waitForFunction(() =>
    ['finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  )
  const failure = page.locator('body.sb-show-errordisplay #error-message')
  if (await failure.isVisible()) throw new Error((await failure.textContent()) ?? '')
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = Array.from(document.images)
    for (const image of images) image.loading = 'eager'
    // A missing image shows its replacement.
    await Promise.allSettled(images.map((image) => image.decode()))
  })
}

/**
 * Down to the end of the last element, overlays included: an empty rest of the page would dilute
 * a change.
 */
const contentHeight = (page: Page) =>
  page.evaluate(() => {
    const padding = 16
    const bottoms = Array.from(document.body.querySelectorAll('*'), (element) => {
      const { bottom, width, height } = element.getBoundingClientRect()
      return width * height > 0 && element.checkVisibility({ visibilityProperty: true })
        ? bottom
        : 0
    })
    const page = document.documentElement
    return Math.ceil(Math.min(Math.max(...bottoms) + scrollY + padding, page.scrollHeight))
  })
