import { expect, type Page } from '@playwright/test'
import { DOCS_RENDERED, SET_CURRENT_STORY } from 'storybook/internal/core-events'
import { readJob } from './job.ts'
import { test as base } from './page.ts'

const job = readJob()
/**
 * Maximum number of screenshots that stories may request: each costs a snapshot in the cloud, and
 * a review at every change.
 */
const budget = 800

interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
  tags: string[]
}

const index = await fetch(`${job.url}index.json`)
const { entries } = (await index.json()) as { entries: Record<string, Entry> }
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

declare global {
  interface Window {
    /** Storybook's own global, in every preview. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, selection: { storyId: string; viewMode: 'docs' }) => void
      once: (event: string, listener: () => void) => void
    }
  }
}

/** One page per worker, as for a reader who browses Storybook: its code stays compiled. */
const test = base.extend<object, { reader: Page; preview: Page }>({
  reader: [async ({ shared }, use) => use(await shared.newPage()), { scope: 'worker' }],
  page: async ({ reader }, use) => {
    await use(reader)
    // Requests that are aborted when a page is left are not a fault of the next page.
    reader.removeAllListeners()
    await reader.goto('about:blank')
  },
  preview: [
    async ({ shared }, use) => {
      const preview = await shared.newPage()
      await preview.goto('iframe.html?viewMode=story&id=foundations-colour--colour')
      await preview.waitForFunction(
        () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
      )
      await use(preview)
    },
    { scope: 'worker' },
  ],
})

/** Opens a docs page as the sidebar does: the preview stays, and its content changes. */
const openDocs = (preview: Page, storyId: string): Promise<void> =>
  preview.evaluate(
    ({ storyId, rendered, select }) =>
      new Promise((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        channel.once(rendered, () => resolve())
        channel.emit(select, { storyId, viewMode: 'docs' })
      }),
    { storyId, rendered: DOCS_RENDERED, select: SET_CURRENT_STORY },
  )

/** The errors of a page, in order. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    // A browser requests an icon by itself, but the preview alone, outside of Storybook, has
    // none.
    if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return
    heard.push(`console: ${message.text()} ${url}`)
  })
  page.on('requestfailed', (request) => {
    // What the page before was still loading when it was left.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    heard.push(`failed: ${request.url()}`)
  })
  return heard
}

test.describe("Storybook's own frame", () => {
  // It takes 8 s on an idle machine to read its list of stories: one page at a time.
  test.describe.configure({ mode: 'default', timeout: 180_000 })

  test('Storybook opens', async ({ page }) => {
    const heard = complaints(page)
    await page.goto('')
    await expect(
      page
        .frameLocator('#storybook-preview-iframe')
        .locator('#storybook-docs h1, #storybook-root h1')
        .first(),
    ).toBeVisible()
    expect(heard).toEqual([])
  })

  test('the language changes in both directions', async ({ page }) => {
    await page.goto('?path=/story/pages-panel--users&globals=locale:ar')
    const shown = page.frameLocator('#storybook-preview-iframe')
    await expect(shown.getByRole('heading', { name: 'الأعضاء', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('option', { name: 'English' }).click()
    await expect(shown.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
    await expect(shown.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).not.toHaveURL(/locale/)
  })

  test('the sidebar has no test stories until they are asked for', async ({ page }) => {
    await page.goto('?path=/story/components-button--default')
    const item = (name: string) => page.locator(`[data-item-id="components-button--${name}"]`)
    await expect(item('matrix')).toBeVisible()
    await expect(item('submits-its-form')).toHaveCount(0)
    await page.getByRole('button', { name: 'active tag filter' }).click()
    await page.getByText('test-only').click()
    await expect(item('submits-its-form')).toBeVisible()
  })
})

for (const { id, title } of pages) {
  test(`${title} opens`, async ({ preview }) => {
    const heard = complaints(preview)
    await openDocs(preview, id)
    await expect(preview.locator('#storybook-docs h1').first()).toBeVisible()
    await expect(preview.locator('#storybook-docs'), 'tables are tables').not.toContainText('| --')
    // Every story is done and has content, and every visible image has loaded or failed. When a
    // story is left before it is done, Storybook loads the whole page anew; one in a frame fails.
    await preview.waitForFunction(
      () =>
        window.__STORYBOOK_PREVIEW__.storyRenders.every(({ phase }) => phase === 'finished') &&
        Array.from(document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')).every(
          ({ contentWindow }) =>
            contentWindow?.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
        ) &&
        Array.from(document.querySelectorAll('[id^="story--"][id$="-inner"]')).every(
          (story) => story.childElementCount > 0,
        ) &&
        Array.from(document.images).every(
          ({ complete, loading }) => complete || loading === 'lazy',
        ),
    )
    expect(heard).toEqual([])
    // An open one would cover the page: such a story stands in a frame.
    await expect(preview.locator('[role$="dialog"]:visible')).toHaveCount(0)
    preview.removeAllListeners()
  })
}

test('the tokens can be saved', async ({ page }) => {
  await page.goto('iframe.html?viewMode=docs&id=foundations-tokens--docs')
  const link = page.getByRole('link', { name: 'hearth.dark.tokens.json' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('hearth.dark.tokens.json')
  expect(await download.failure()).toBeNull()
})

/** A component as assistants read it. */
interface Described {
  id: string
  error?: { message: string }
  docs?: Record<string, { content?: string }>
  stories: { snippet?: string }[]
  reactDocgen?: Documented
  subcomponents?: Record<string, { reactDocgen?: Documented }>
}

interface Documented {
  props?: Record<string, { description?: string; defaultValue?: { value: string } }>
}

const readManifest = async () => {
  const answer = await fetch(`${job.url}manifests/components.json`)
  return (await answer.json()) as { components: Record<string, Described> }
}

/** The questions that every guide answers. */
const questions = ['When to use', 'When not to use', 'How many', 'Accessibility']

const guided = /^(Components|Patterns|Layout|Shell|Product)\//

test('assistants can read every component, with its guide and an example', async () => {
  const manifest = await readManifest()
  const expected = new Set(
    Object.values(entries)
      .filter(({ title, tags }) => guided.test(title) && !tags.includes('test-only'))
      .map(({ id }) => id.split('--')[0] ?? id),
  )
  const faults = [...expected].flatMap((id) => {
    const { error, docs = {}, stories = [] } = manifest.components[id] ?? {}
    const guides = Object.values(docs).map(({ content = '' }) =>
      Array.from(content.matchAll(/^## (.+)$/gm), ([, heading]) => heading),
    )
    return [
      ...(error ? [`${id}: ${error.message}`] : []),
      ...(guides.some((guide) => guide.join() === questions.join()) ? [] : [`${id}: no guide`]),
      ...(stories.some(({ snippet }) => snippet) ? [] : [`${id}: no example`]),
    ]
  })
  expect(expected.size).toBeGreaterThan(70)
  expect(faults).toEqual([])
})

test('props have a sentence each, at least 19 of 20, which states a plain default value', async () => {
  const { components } = await readManifest()
  const props = Object.values(components).flatMap(({ id, reactDocgen, subcomponents = {} }) =>
    [reactDocgen, ...Object.values(subcomponents).map((part) => part.reactDocgen)].flatMap(
      (documented) =>
        Object.entries(documented?.props ?? {}).map(
          ([name, { description = '', defaultValue }]) => ({
            name: `${id} ${name}`,
            description,
            hasPlainDefault: /^('.+'|true|false|\d+)$/.test(defaultValue?.value ?? ''),
          }),
        ),
    ),
  )
  expect(props.length).toBeGreaterThan(500)
  const bare = props.filter(({ description }) => description === '').map(({ name }) => name)
  expect(bare.length / props.length, `Without a sentence: ${bare.join(', ')}`).toBeLessThan(0.05)
  const silent = props
    .filter((prop) => prop.hasPlainDefault && prop.description !== '')
    .filter(({ description }) => !description.includes('@default'))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('an assistant that wants a table with server pages finds DataTable', async () => {
  const list = await (await fetch(`${job.url}llms.txt`)).text()
  const [, guide] = /^- \[.+\]\((.+)\): .*table.*server pages/im.exec(list) ?? []
  expect(guide).toBe('./guides/patterns-datatable.md')
  const text = await (await fetch(new URL(String(guide), job.url))).text()
  expect(text).toContain("import { DataTable } from '@hearth/ui/patterns/DataTable'")
  expect(text).toMatch(/^\s*rowName: \(row: Row\) => string/m)
  expect(text).toMatch(/^\s*columns: ReadonlyArray<TableColumn<Row>>/m)
  expect(text).toMatch(/^\s*pagination\?: /m)
  expect(text).toMatch(/<DataTable[^`]*kind: 'server'/)
  expect(text).toMatch(/## When not to use\n\n- Each row is a text to read/)
})

test(`stories ask for at most ${budget} screenshots`, () => {
  expect(job.screenshots.length).toBeGreaterThan(0)
  expect(job.screenshots.length).toBeLessThanOrEqual(budget)
})
