// The step `storybook` of `pnpm test`: Storybook builds without a warning, and every page of it
// opens without an error. Arguments are passed on to playwright.
import { ensureStorybook, serveStorybook } from './storybook.ts'
import { runSpecs } from './visual/job.ts'
import { readScreenshots } from './visual/screenshots.ts'

try {
  await ensureStorybook()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const site = await serveStorybook()
const screenshots = await readScreenshots(site.url)
const job = { title: 'Walk through Storybook', url: site.url, baselines: '', screenshots }
process.exitCode = await runSpecs('walk', job, process.argv.slice(2))
await site.close()
