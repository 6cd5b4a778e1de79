import { promises } from './promises.ts'

const name = /([^/]+)\.test\.ts$/

/** The text of docs/promises.md. */
export function promisesPage(): string {
  const tables = Object.entries(promises).map(([subject, rows]) => {
    const lines = rows.map(({ promise, figure, proof }) => {
      if ('command' in proof) {
        return `| ${promise} | ${figure} | \`${proof.command}\`, ${proof.measured} |`
      }
      const [, short] = name.exec(proof.test) ?? []
      return `| ${promise} | ${figure} | [${short}](../${proof.test}) |`
    })
    const head = '| Promise | Figure | Shown by |\n| --- | --- | --- |'
    return `## ${subject}\n\n${head}\n${lines.join('\n')}\n`
  })
  return `# Promises

A deployment can rely on these promises. Each row names its proof. Written by \`node scripts/reports.ts\` from
\`checks/promises.ts\`. A check fails when a named test or command is gone, and when this page is not fresh.

A promise with a test is tried by every run of \`pnpm test\`, so its date is that of the last run:
\`pnpm exec vitest --config=apps/server/vitest.config.ts run\` with the name of the file tries it alone. The others are measured by
their command, with the day of the figure: [performance](performance.md) says on which machine.

${tables.join('\n')}`
}
