import type { StoryContext } from '@storybook/react-vite'
import type { Result, RunOptions } from 'axe-core'

const colorRules = ['color-contrast', 'link-in-text-block']
const storybookOwn = ['#storybook-docs', '#storybook-highlights-root']

/** What a story can open above the page. */
const overlays = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip']
  .map((role) => `[role="${role}"]`)
  .join()

/**
 * Checks a story with axe: in its own theme, and colours in the other one too, unless its `globals`
 * choose a theme. This takes the place of the a11y addon's check, which knows one theme and checks
 * every story.
 *
 * Most stories outside of the docs pages prove a behaviour, and end in a state that another story
 * shows. They are checked if an overlay is open at their end.
 */
export async function checkWithAxe(context: StoryContext): Promise<void> {
  const { tags, parameters, storyGlobals } = context
  const { a11y = {} } = parameters
  if (a11y.disable || a11y.test !== 'error') return
  const isOnDocsPage = tags.includes('autodocs')
  if (!isOnDocsPage && !document.querySelector(overlays)) return

  await expectNoViolations(context, a11y.options)
  if (!isOnDocsPage || storyGlobals.theme !== undefined) return
  const restore = switchTheme()
  try {
    await expectNoViolations(context, { runOnly: { type: 'rule', values: colorRules } })
  } finally {
    restore()
  }
}

async function expectNoViolations(
  { title, name, parameters }: StoryContext,
  options: RunOptions,
): Promise<void> {
  const { default: axe } = await import('axe-core')
  const { include = document.body, exclude = [] } = parameters.a11y.context ?? {}
  const { violations } = await axe.run(
    { include, exclude: [...storybookOwn, ...exclude] },
    { ...options, resultTypes: ['violations'], reporter: 'no-passes' },
  )
  if (violations.length === 0) return
  const { theme = 'light' } = document.documentElement.dataset
  const failed = `${title} / ${name} fails in the ${theme} theme:`
  throw new Error([failed, ...violations.flatMap(toLines)].join('\n'))
}

/**
 * Switches the page to its other theme, and returns a function that switches back. Storybook has
 * stopped all transitions by then: otherwise axe would measure in the middle of those of the colours.
 */
function switchTheme(): () => void {
  const page = document.documentElement
  if (getComputedStyle(page).transitionProperty !== 'none') throw new Error('Transitions still run')
  const { theme: before } = page.dataset
  page.dataset.theme = before === 'dark' ? 'light' : 'dark'
  return () => {
    if (before === undefined) delete page.dataset.theme
    else page.dataset.theme = before
    // Settles the colours while there are no transitions.
    page.getBoundingClientRect()
  }
}

const toLines = ({ id, nodes }: Result): string[] =>
  nodes.map(({ target, failureSummary }) => `  ${id}  ${target.join(' ')}  ${failureSummary}`)
