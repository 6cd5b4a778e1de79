// `pnpm visual`: takes the screenshots of stories of this tree and of a commit, both on this
// machine, and compares them. See docs/storybook.md.
//   --against <ref>  the commit. Default: where this branch left main; on main, the last commit
//   --review         opens a page on which each difference is accepted or rejected
//   words            only screenshots with all of these words in their name, as in
//                    `pnpm visual select dark`; `badge,notice` is either of them
import { existsSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensureBrowser.ts'
import { ensureStorybook, serveStorybook } from './storybook.ts'
import { baseOf, buildCommit } from './visual/commit.ts'
import { type Difference, readResults } from './visual/differences.ts'
import { cache, runSpecs } from './visual/job.ts'
import { serveReview } from './visual/review.ts'
import { readScreenshots, type Screenshot } from './visual/screenshots.ts'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, review: { type: 'boolean', default: false } },
})

/** Whether a name has each of the words, whole: `select` does not find 'Selected rows'. */
const isWanted = ({ name }: Screenshot): boolean => {
  const found = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.every((word) =>
    word
      .toLowerCase()
      .split(',')
      .some((one) => found.includes(one)),
  )
}

function list(heading: string, names: string[]): void {
  if (names.length > 0) console.log([heading, ...names].join('\n  '))
}

interface Outcome {
  differences: Difference[]
  /** Names of stories that could not be shown. */
  failures: string[]
}

/** Takes the missing screenshots of a commit, and compares those of this tree with all of them. */
async function compare(ref: string): Promise<Outcome> {
  const commit = await buildCommit(ref)
  const [base, site] = [await serveStorybook(commit.storybook), await serveStorybook()]
  try {
    const [before, after] = [await readScreenshots(base.url), await readScreenshots(site.url)]
    const files = new Set(before.map(({ file }) => file))
    const shared = after.filter(({ file }) => files.has(file)).filter(isWanted)
    const job = { title: `Screenshots against ${ref}`, baselines: commit.screenshots }
    if (shared.length === 0) throw new Error(`No screenshot has ${words.join(' and ')} in its name`)
    console.log(
      `Screenshots to compare: ${shared.length}. The first time, those of ${ref} are written.`,
    )
    const missing = shared.filter(({ file }) => !existsSync(join(commit.screenshots, file)))
    if (missing.length > 0) {
      const taken = { ...job, url: base.url, screenshots: missing }
      await runSpecs('screenshots', taken, ['--update-snapshots=changed'])
    }
    const compared = { ...job, url: site.url, screenshots: shared }
    await runSpecs('screenshots', compared, ['--update-snapshots=none'])

    const now = new Set(after.map(({ file }) => file))
    list(`Not in ${ref}, so not compared:`, namesOf(after.filter(({ file }) => !files.has(file))))
    list(`Only in ${ref}:`, namesOf(before.filter(({ file }) => !now.has(file))))
    return readResults(shared, commit.screenshots)
  } finally {
    await Promise.all([base.close(), site.close()])
  }
}

const namesOf = (all: { name: string }[]): string[] => all.map(({ name }) => name)

/** Lets a person judge each difference. Returns those that were not accepted. */
async function review(differences: Difference[]): Promise<Difference[]> {
  const page = await serveReview(differences)
  console.log(`Review: ${page.url}`)
  const accepted = await page.accepted
  await page.close()
  return differences.filter((one) => !accepted.includes(one))
}

/** Names the differences on the page of the job in GitHub Actions. */
async function summarise(differences: Difference[], failures: string[]): Promise<void> {
  const file = process.env.GITHUB_STEP_SUMMARY
  if (!file) return
  const lines = [
    `## Screenshots: ${differences.length} differ, ${failures.length} could not be taken`,
    ...namesOf(differences).map((name) => `- ${name}`),
    ...failures.map((name) => `- ${name} (not taken)`),
    '',
    'The artifact `visual-report` shows before and after.',
  ]
  await appendFile(file, `${lines.join('\n')}\n`)
}

try {
  await ensureBrowser('screenshots')
  await ensureStorybook()
  const { differences, failures } = await compare(values.against ?? (await baseOf()))
  await summarise(differences, failures)
  console.log(`Report: ${join(cache, 'report/index.html')}`)
  const isReviewed = values.review && differences.length > 0
  const open = isReviewed ? await review(differences) : differences
  list('Not taken:', failures)
  list(isReviewed ? 'Not accepted:' : 'Different:', namesOf(open))
  process.exit(open.length + failures.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
