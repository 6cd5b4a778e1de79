import { requirements } from './asvs.ts'
import { list, read } from './files.ts'

const tag = /\[ASVS (\d+\.\d+\.\d+)\]/g

/** The test files of each requirement. */
export function testsOf(): Map<string, Set<string>> {
  const tests = new Map<string, Set<string>>()
  const files = list('*.test.ts', '*.e2e.ts', 'packages/ui/src/*.stories.tsx')
  for (const file of files) {
    for (const [, id = ''] of read(file).matchAll(tag)) {
      tests.set(id, (tests.get(id) ?? new Set()).add(file))
    }
  }
  return tests
}

const chapters: Readonly<Record<string, string>> = {
  1: 'Encoding',
  2: 'Validation and business logic',
  3: 'Web frontend',
  4: 'API',
  5: 'Files',
  6: 'Authentication',
  7: 'Sessions',
  8: 'Authorization',
  9: 'Signed texts',
  11: 'Cryptography',
  12: 'Transport',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Architecture',
  16: 'Logs and errors',
}

/** The text of docs/asvs.md. */
export function asvsPage(): string {
  const tests = testsOf()
  const count = { tested: 0, documented: 0, decided: 0 }
  const row = ([id, words, how]: (typeof requirements)[number]): string => {
    const files = [...(tests.get(id) ?? [])].sort()
    if (files.length > 0) {
      count.tested += 1
      const links = files.map((file) => `[${file.replace(/.*\/(.*?)\..*/, '$1')}](../${file})`)
      return `| ${id} | ${words} | ${links.join(', ')} |`
    }
    if (how?.document) {
      count.documented += 1
      const [page = '', heading = ''] = how.document.split('#')
      return `| ${id} | ${words} | documented: [${heading.replaceAll('-', ' ')}](${page.replace('docs/', '')}#${heading}) |`
    }
    count.decided += 1
    return `| ${id} | ${words} | **not met**: ${how?.decision} |`
  }
  const tables = Object.entries(chapters).map(([number, title]) => {
    const rows = requirements.filter(([id]) => id.startsWith(`${number}.`)).map(row)
    return `## ${number}. ${title}\n\n| ASVS | Requirement | Shown by |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# OWASP ASVS 5.0, level 2

Written by \`node scripts/reports.ts\` from \`checks/asvs.ts\` and the tests that name a requirement in their title. A check
fails when a requirement has neither a test nor a heading nor a decision, and when this page is not fresh. The words
are ours; the [standard](https://github.com/OWASP/ASVS/tree/master/5.0/en) has its own.

Of ${requirements.length} requirements that apply, ${count.tested} have a test, ${count.documented} ask for documentation that exists, and ${count.decided} are not met, with
the reason. All decisions are of 30 November 2026.

${tables.join('\n')}`
}
