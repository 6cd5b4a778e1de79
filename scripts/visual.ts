// `pnpm visual`: compares screenshots of stories with their committed baselines. See
// docs/storybook.md for the review.
//   --update         writes the baselines again and removes those that no story requests
//   --against <ref>  compares with the screenshots of a commit, taken on this machine, without
//                    baselines
//   words            only screenshots with all of these words in their name, as in
//                    `pnpm visual select dark`
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensureBrowser.ts'
import { root } from './run.ts'
import { ensureStorybook, serveStorybook } from './storybook.ts'
import { buildCommit } from './visual/commit.ts'
import { cache, runSpecs } from './visual/job.ts'
import { readScreenshots, type Screenshot } from './visual/screenshots.ts'

const committed = join(root, 'packages/ui/baselines')

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, against: { type: 'string' } },
})
if (values.update && values.against !== undefined) {
  console.error(
    'Either --update or --against: a comparison with a commit has no baselines to write.',
  )
  process.exit(2)
}

const wanted = (screenshots: Screenshot[]): Screenshot[] =>
  screenshots.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
  )

function list(heading: string, names: string[]): void {
  if (names.length > 0) console.log([heading, ...names].join('\n  '))
}

/** Compares with the committed baselines, or writes them. */
async function withBaselines(url: string, screenshots: Screenshot[]): Promise<boolean> {
  const asked = new Set(screenshots.map(({ file }) => file))
  const orphans = globSync('**/*.png', { cwd: committed }).filter((file) => !asked.has(file))
  if (values.update) for (const orphan of orphans) rmSync(join(committed, orphan))
  const code = await runSpecs(
    'screenshots',
    {
      title: 'Screenshots against their baselines',
      url,
      baselines: committed,
      screenshots: wanted(screenshots),
    },
    [`--update-snapshots=${values.update ? 'changed' : 'none'}`],
  )
  list(values.update ? 'Removed:' : 'No story asks for these; --update removes them:', orphans)
  return code === 0 && (values.update || orphans.length === 0)
}

/** Takes the same screenshots of a commit and of this tree, and compares them. */
async function withCommit(ref: string, url: string, screenshots: Screenshot[]): Promise<boolean> {
  const commit = await buildCommit(ref)
  const site = await serveStorybook(commit.storybook)
  const title = `Screenshots against ${ref}`
  try {
    const { entries } = await (await fetch(`${site.url}index.json`)).json()
    const shared = screenshots.filter(({ storyId }) => storyId in entries)
    const job = { title, baselines: commit.screenshots, screenshots: wanted(shared) }
    await runSpecs('screenshots', { ...job, url: site.url }, ['--update-snapshots=changed'])
    const code = await runSpecs('screenshots', { ...job, url }, ['--update-snapshots=none'])

    const files = new Set(screenshots.map(({ file }) => file))
    const gone = (await readScreenshots(site.url)).filter(({ file }) => !files.has(file))
    const added = screenshots.filter(({ storyId }) => !(storyId in entries))
    list(
      `Not in ${ref}, so not compared:`,
      added.map(({ name }) => name),
    )
    list(
      `Only in ${ref}:`,
      gone.map(({ name }) => name),
    )
    return code === 0
  } finally {
    await site.close()
  }
}

async function compare(): Promise<boolean> {
  await ensureBrowser('screenshots')
  await ensureStorybook()
  const site = await serveStorybook()
  try {
    const screenshots = await readScreenshots(site.url)
    return values.against
      ? await withCommit(values.against, site.url, screenshots)
      : await withBaselines(site.url, screenshots)
  } finally {
    await site.close()
  }
}

try {
  const isSame = await compare()
  console.log(`Report: ${join(cache, 'report/index.html')}`)
  if (values.update)
    console.log(isSame ? 'Baselines are written.' : 'Not every story could be shown.')
  else console.log(isSame ? 'No screenshot differs.' : 'Screenshots differ: open the report.')
  process.exit(isSame ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
