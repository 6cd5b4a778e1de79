import { chromium } from 'playwright'
import type { Mode } from '../../packages/ui/src/storybook/modes.ts'
import { chromiumArgs, chromiumExecutable } from '../browser.ts'

/** One story in one mode. */
export interface Screenshot {
  storyId: string
  /** 'Components/Badge / Matrix, dark-1280'. */
  name: string
  mode: Mode
  /** Path of the baseline: a folder per component. */
  file: string
  /** A whole screen: its tolerance is wider, as it is large. */
  isScreen: boolean
}

interface Story {
  title: string
  name: string
  parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode> } }
}

declare global {
  interface Window {
    /** Storybook's own global, in every preview. */
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>
      extract: () => Promise<Record<string, Story>>
      currentRender?: { phase?: string }
      /** Those of the stories on a docs page. */
      storyRenders: readonly { phase?: string }[]
    }
  }
}

/**
 * Every screenshot that the stories of a built Storybook request (storybook/modes.ts), as
 * Chromatic would take them.
 * @param url address of the Storybook, with a trailing slash
 */
export async function readScreenshots(url: string): Promise<Screenshot[]> {
  const stories = Object.entries(await readStories(url))
  return stories.flatMap(
    ([
      storyId,
      {
        title,
        name,
        parameters: { chromatic = {} },
      },
    ]) =>
      chromatic.disableSnapshot
        ? []
        : Object.entries(chromatic.modes ?? {}).map(([modeName, mode]) => ({
            storyId,
            name: `${title} / ${name}, ${modeName}`,
            mode,
            file: `${storyId.replace('--', '/')}.${modeName}.png`,
            isScreen: /^(Pages|Screens|Shell)\//.test(title),
          })),
  )
}

/** index.json has no parameters, so the preview itself is asked. */
async function readStories(url: string): Promise<Record<string, Story>> {
  const executablePath = chromiumExecutable('tests')
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${url}iframe.html`)
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined)
    return await page.evaluate(async () => {
      await window.__STORYBOOK_PREVIEW__.ready()
      const stories = await window.__STORYBOOK_PREVIEW__.extract()
      // Other parameters of a story need not be serialisable.
      return Object.fromEntries(
        Object.entries(stories).map(
          ([
            id,
            {
              title,
              name,
              parameters: { chromatic = {} },
            },
          ]) => [id, { title, name, parameters: { chromatic } }],
        ),
      )
    })
  } finally {
    await browser.close()
  }
}
