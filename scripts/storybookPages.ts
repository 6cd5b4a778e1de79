// The step `workshop` of `pnpm test`: Storybook builds without a warning, and every page of it opens
// without an error. Arguments go on to playwright.
import { ensureStorybook, serveStorybook } from './storybook.ts'
import { runSpecs } from './visual/job.ts'
import { readPictures } from './visual/pictures.ts'

try {
  await ensureStorybook()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const site = await serveStorybook()
const pictures = await readPictures(site.url)
const job = { title: 'Walk through the workshop', url: site.url, baselines: '', pictures }
process.exitCode = await runSpecs('walk', job, process.argv.slice(2))
await site.close()
