// `pnpm visual`: pictures of stories against their committed baselines. docs/workshop.md says how to review.
//   --update         writes the baselines anew and removes those that no story asks for
//   --against <ref>  compares with the pictures of a commit, taken on this machine; baselines play no part
//   words            only pictures whose name holds them all, as in `pnpm visual select dark`
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensureBrowser.ts'
import { root } from './run.ts'
import { ensureStorybook, serveStorybook } from './storybook.ts'
import { buildCommit } from './visual/commit.ts'
import { cache, runSpecs } from './visual/job.ts'
import { type Picture, readPictures } from './visual/pictures.ts'

const committed = join(root, 'packages/ui/visual')

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

const wanted = (pictures: Picture[]): Picture[] =>
  pictures.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
  )

function list(heading: string, names: string[]): void {
  if (names.length > 0) console.log([heading, ...names].join('\n  '))
}

/** Compares with the committed baselines, or writes them. */
async function withBaselines(url: string, pictures: Picture[]): Promise<boolean> {
  const asked = new Set(pictures.map(({ file }) => file))
  const orphans = globSync('**/*.png', { cwd: committed }).filter((file) => !asked.has(file))
  if (values.update) for (const orphan of orphans) rmSync(join(committed, orphan))
  const code = await runSpecs(
    'pictures',
    {
      title: 'Pictures against their baselines',
      url,
      baselines: committed,
      pictures: wanted(pictures),
    },
    [`--update-snapshots=${values.update ? 'changed' : 'none'}`],
  )
  list(values.update ? 'Removed:' : 'No story asks for these; --update removes them:', orphans)
  return code === 0 && (values.update || orphans.length === 0)
}

/** Takes the same pictures of a commit and of this tree and compares them. */
async function withCommit(ref: string, url: string, pictures: Picture[]): Promise<boolean> {
  const commit = await buildCommit(ref)
  const site = await serveStorybook(commit.storybook)
  const title = `Pictures against ${ref}`
  try {
    const { entries } = await (await fetch(`${site.url}index.json`)).json()
    const shared = pictures.filter(({ storyId }) => storyId in entries)
    const job = { title, baselines: commit.pictures, pictures: wanted(shared) }
    await runSpecs('pictures', { ...job, url: site.url }, ['--update-snapshots=changed'])
    const code = await runSpecs('pictures', { ...job, url }, ['--update-snapshots=none'])

    const files = new Set(pictures.map(({ file }) => file))
    const gone = (await readPictures(site.url)).filter(({ file }) => !files.has(file))
    const added = pictures.filter(({ storyId }) => !(storyId in entries))
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
  await ensureBrowser('pictures')
  await ensureStorybook()
  const site = await serveStorybook()
  try {
    const pictures = await readPictures(site.url)
    return values.against
      ? await withCommit(values.against, site.url, pictures)
      : await withBaselines(site.url, pictures)
  } finally {
    await site.close()
  }
}

try {
  const isSame = await compare()
  console.log(`Report: ${join(cache, 'report/index.html')}`)
  if (values.update)
    console.log(isSame ? 'Baselines are written.' : 'Not every story could be shown.')
  else console.log(isSame ? 'No picture differs.' : 'Pictures differ: open the report.')
  process.exit(isSame ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
