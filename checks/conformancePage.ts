// Makes docs/accessibility-conformance.md: the criteria of WCAG and the tests that show them.
import axe from 'axe-core'
import { list, read } from './files.ts'

/** The criteria of WCAG 2.2, levels A and AA (w3.org/TR/WCAG22). */
const criteria = `
1.1.1 A Non-text Content
1.2.1 A Audio-only and Video-only (Prerecorded)
1.2.2 A Captions (Prerecorded)
1.2.3 A Audio Description or Media Alternative (Prerecorded)
1.2.4 AA Captions (Live)
1.2.5 AA Audio Description (Prerecorded)
1.3.1 A Info and Relationships
1.3.2 A Meaningful Sequence
1.3.3 A Sensory Characteristics
1.3.4 AA Orientation
1.3.5 AA Identify Input Purpose
1.4.1 A Use of Color
1.4.2 A Audio Control
1.4.3 AA Contrast (Minimum)
1.4.4 AA Resize Text
1.4.5 AA Images of Text
1.4.10 AA Reflow
1.4.11 AA Non-text Contrast
1.4.12 AA Text Spacing
1.4.13 AA Content on Hover or Focus
2.1.1 A Keyboard
2.1.2 A No Keyboard Trap
2.1.4 A Character Key Shortcuts
2.2.1 A Timing Adjustable
2.2.2 A Pause, Stop, Hide
2.3.1 A Three Flashes or Below Threshold
2.4.1 A Bypass Blocks
2.4.2 A Page Titled
2.4.3 A Focus Order
2.4.4 A Link Purpose (In Context)
2.4.5 AA Multiple Ways
2.4.6 AA Headings and Labels
2.4.7 AA Focus Visible
2.4.11 AA Focus Not Obscured (Minimum)
2.5.1 A Pointer Gestures
2.5.2 A Pointer Cancellation
2.5.3 A Label in Name
2.5.4 A Motion Actuation
2.5.7 AA Dragging Movements
2.5.8 AA Target Size (Minimum)
3.1.1 A Language of Page
3.1.2 AA Language of Parts
3.2.1 A On Focus
3.2.2 A On Input
3.2.3 AA Consistent Navigation
3.2.4 AA Consistent Identification
3.2.6 A Consistent Help
3.3.1 A Error Identification
3.3.2 A Labels or Instructions
3.3.3 AA Error Suggestion
3.3.4 AA Error Prevention (Legal, Financial, Data)
3.3.7 A Redundant Entry
3.3.8 AA Accessible Authentication (Minimum)
4.1.2 A Name, Role, Value
4.1.3 AA Status Messages`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', level = '', ...words] = line.split(' ')
    return { id, level, name: words.join(' ') }
  })

/** Criteria about content that the product does not have, with the reason. */
const absent: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'].map((id) => [id, 'no sound or video']),
  ),
  '2.5.4': 'no reaction to motion of the device',
}

/** The day of the last check by hand, by criterion. A check fails for one that is older than a year. */
export const checkedByHand: Readonly<Record<string, `${number}-${number}-${number}`>> = {}

const tests = list(
  'packages/ui/src/*.stories.tsx',
  'packages/ui/src/*.test.ts',
  'apps/admin/e2e/*.e2e.ts',
)

/** The rules of axe for a criterion, without those that its own authors don't trust yet. */
function rulesOf(id: string): string[] {
  const tag = `wcag${id.replaceAll('.', '')}`
  return axe
    .getRules([tag])
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId)
}

/** The tests that name a criterion. */
const testsOf = (id: string): string[] =>
  tests.filter((file) => new RegExp(`WCAG ${id.replaceAll('.', '\\.')}\\b`).test(read(file)))

const link = (file: string) => `[${file.split('/').at(-1)?.split('.')[0]}](../${file})`

/** What shows a criterion; empty if only a person can tell. */
export function proofsOf(id: string): string[] {
  const rules = rulesOf(id)
  const named = testsOf(id)
  return [
    ...(rules.length > 0
      ? [`axe on every story: ${rules.map((rule) => `\`${rule}\``).join(', ')}`]
      : []),
    ...(named.length > 0 ? [named.map(link).join(', ')] : []),
  ]
}

function row({ id, level, name }: (typeof criteria)[number]): string {
  const proofs = proofsOf(id)
  const day = checkedByHand[id]
  const [result, by] = absent[id]
    ? ['does not apply', absent[id]]
    : proofs.length > 0
      ? ['tested', proofs.join('; ')]
      : day
        ? ['checked by hand', day]
        : ['open', 'for a check by hand']
  return `| ${id} | ${level} | ${name} | ${result} | ${by} |`
}

export function conformancePage(): string {
  const rows = criteria.map(row)
  const open = rows.filter((line) => line.includes('| open |')).length
  return `# Accessibility conformance

Written by \`node scripts/reports.ts\` from the tests that name a criterion and the rules of axe. Criteria are those of WCAG 2.2,
levels A and AA. *Tested* means that the named tests fail when the criterion is broken as far as they can see; no criterion
is fully decided by a program. Every story runs in a browser in light and dark for each change, and the change is refused if
one fails.

*Open* criteria (${open}) have neither a test that names them nor a recorded check by hand. A check by hand is recorded with
its date in \`checks/conformancePage.ts\`, and is valid for a year.

| WCAG | Level | Criterion | Result | Shown by |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
