import type { StoryContext } from '@storybook/react-vite'
import type { Result } from 'axe-core'

const colorRules = ['color-contrast', 'link-in-text-block']
const storybookOwn = ['#storybook-docs', '#storybook-highlights-root']

/**
 * The a11y addon checks a story in its own theme. This checks it again in the other theme, for
 * what a theme can break. It skips a story with a theme in its own `globals`, and the stories of
 * behaviour, which end in states that other stories show.
 */
export async function axeDarkTheme({
  title,
  name,
  tags,
  parameters,
  storyGlobals,
}: StoryContext): Promise<void> {
  const { a11y = {} } = parameters
  if (a11y.disable || a11y.test !== 'error') return
  if (storyGlobals.theme !== undefined) return
  if (!tags.includes('autodocs')) return

  const { default: axe } = await import('axe-core')
  const { theme, restore } = switchTheme()
  try {
    const { violations } = await axe.run(
      {
        include: a11y.context?.include ?? document.body,
        exclude: [...storybookOwn, ...(a11y.context?.exclude ?? [])],
      },
      { runOnly: { type: 'rule', values: colorRules }, resultTypes: ['violations'] },
    )
    if (violations.length > 0) {
      throw new Error(
        [`${title} / ${name} fails in ${theme}:`, ...violations.flatMap(toLines)].join('\n'),
      )
    }
  } finally {
    restore()
  }
}

/**
 * Switches the page to its other theme. Storybook has stopped all transitions by then: otherwise
 * axe would measure in the middle of those of the colours.
 */
function switchTheme() {
  const page = document.documentElement
  if (getComputedStyle(page).transitionProperty !== 'none') throw new Error('Transitions still run')
  const { theme: before } = page.dataset
  const theme = before === 'dark' ? 'light' : 'dark'
  page.dataset.theme = theme
  return {
    theme,
    restore: () => {
      if (before === undefined) delete page.dataset.theme
      else page.dataset.theme = before
      // Settles the colours while there are no transitions.
      page.getBoundingClientRect()
    },
  }
}

const toLines = ({ id, nodes }: Result): string[] =>
  nodes.map(({ target, any }) => `  ${id}  ${target.join(' ')}  ${any[0]?.message}`)
