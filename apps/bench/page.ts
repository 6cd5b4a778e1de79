import { type Browser, type CDPSession, chromium, type Page, type Request } from '@playwright/test'
import { chromiumArgs, chromiumExecutable } from '../../scripts/browser.ts'
import { ensureBrowser } from '../../scripts/ensureBrowser.ts'

/** How fast the line and the CPU are. */
export const profiles = {
  fast: undefined,
  slow: { latency: 150, bitsPerSecond: 1_600_000, cpu: 4 },
} as const
export type ProfileName = keyof typeof profiles

/** A page in a browser context of its own: nothing is cached. */
export interface BenchPage {
  readonly page: Page
  readonly devTools: CDPSession
  /** Waits until nothing loads and the browser is idle: one measure must not delay the next. */
  rest(): Promise<void>
  close(): Promise<void>
}

export async function launchBrowser(): Promise<Browser> {
  await ensureBrowser('tests')
  const executablePath = chromiumExecutable('tests')
  return chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
}

declare global {
  interface Window {
    /** Layout shift so far, and the longest interaction in milliseconds: `observe` measures them. */
    seen: { shift: number; interaction: number }
    /** When the newest input began: `markInput` sets it. */
    input: number
  }
}

/** Runs in the page before everything else. */
function observe() {
  const seen = { shift: 0, interaction: 0 }
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) seen.shift += value
  })
  watch('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) {
      seen.interaction = Math.max(seen.interaction, entry.duration)
    }
  })
  window.seen = seen
}

/** Runs in the page: two frames, and then a moment without work. */
const idle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
    )
  })

export async function openPage(browser: Browser, profile: ProfileName): Promise<BenchPage> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devTools = await context.newCDPSession(page)
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  const end = (request: Request) => void underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const rest = async (): Promise<void> => {
    do await page.evaluate(idle)
    while (underWay.size > 0)
  }
  await devTools.send('Network.enable')
  const limits = profiles[profile]
  if (limits) {
    const throughput = limits.bitsPerSecond / 8
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: limits.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: limits.cpu })
  }
  return { page, devTools, rest, close: () => context.close() }
}

/**
 * Milliseconds from the start of the document until something holds and has been painted, by the
 * page's own clock.
 * @param holds runs in the page at every frame
 */
export const until = <Given>(
  page: Page,
  holds: (given: Given) => boolean,
  given: Given,
): Promise<number> =>
  page
    .waitForFunction(
      ({ source, value }) => {
        const isTrue = new Function(`return (${source})`)() as (value: unknown) => boolean
        if (!isTrue(value)) return 0
        // This runs before styles, layout and paint of the frame. A task of this priority comes
        // right after them, before those that the page has queued.
        return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })
      },
      { source: String(holds), value: given },
      { polling: 'raf', timeout: 60_000 },
    )
    .then(async (handle) => (await handle.jsonValue()) as number)

/** The page's clock when its newest input of this type began. */
export const markInput = (page: Page, type: 'keydown' | 'mousedown') =>
  page.evaluate((name) => {
    const mark = ({ timeStamp }: Event) => {
      window.input = timeStamp
    }
    addEventListener(name, mark, { capture: true })
  }, type)

export const inputTime = (page: Page): Promise<number> => page.evaluate(() => window.input)

/** Layout shift so far, and the longest interaction in milliseconds. */
export const readSeen = (page: Page): Promise<Window['seen']> => page.evaluate(() => window.seen)

/** From here on, the longest interaction is that of the next ones. */
export const forgetInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.seen.interaction = 0
  })

export const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length)

/** Megabytes of JavaScript objects after a garbage collection. */
export async function heapSize({ devTools }: BenchPage): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
