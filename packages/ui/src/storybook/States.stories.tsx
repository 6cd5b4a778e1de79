import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Row, StoryLink, Table } from './foundations/Page'
import { doesNotApply, states } from './states'

const meta = { title: 'Screens/States', tags: ['!autodocs', '!manifest'] } satisfies Meta
export default meta

interface Screen {
  screen: string
  stories: string[]
}

type Stories = Record<string, StoryObj> & { default: Meta }

/** Stories that only test a behaviour stand in files of their own, or are kept off the docs page. */
const isTest = ({ tags = [], play }: StoryObj) => tags.includes('!autodocs') && play !== undefined

/** Each screen with the names of its stories, without those that are tests. */
async function readScreens(): Promise<Screen[]> {
  const files = import.meta.glob<Stories>([
    '../screens/*/*.stories.tsx',
    '!../screens/*/*.interactions.stories.tsx',
  ])
  const screens = Object.values(files).map(async (load) => {
    const { default: screenMeta, ...stories } = await load()
    return {
      screen: String(screenMeta.title).replace('Screens/', ''),
      stories: Object.keys(stories).filter((name) => !isTest(stories[name] ?? {})),
    }
  })
  return (await Promise.all(screens)).sort((a, b) => a.screen.localeCompare(b.screen))
}

/** The name that Storybook derives from a story's export. */
const words = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
const kebab = (text: string) => text.toLowerCase().replaceAll(' ', '-')
const idOf = (screen: string, story: string) => `screens-${kebab(screen)}--${kebab(words(story))}`

const idOfDocs = (screen: string) => `screens-${kebab(screen)}--docs`

export const States: StoryObj = {
  loaders: [async () => ({ screens: await readScreens() })],
  render: (_args, { loaded }) => (
    <Page
      title="States"
      lead="Every screen in every state, generated from the stories. If a state does not apply to a screen, the table says why."
    >
      <Table label="Screens by state" fit="content" columns={['Screen', ...states.map(words)]}>
        {(loaded.screens as Screen[]).map(({ screen, stories }) => (
          <Row key={screen} name={<StoryLink id={idOfDocs(screen)}>{screen}</StoryLink>}>
            {states.map((state) =>
              stories.includes(state) ? (
                <StoryLink key={state} id={idOf(screen, state)}>
                  {words(state)}
                </StoryLink>
              ) : (
                <span key={state}>{doesNotApply[screen]?.[state]}</span>
              ),
            )}
          </Row>
        ))}
      </Table>
    </Page>
  ),
  play: async ({ canvas, loaded }) => {
    const screens: Screen[] = loaded.screens
    const table = canvas.getByRole('table', { name: 'Screens by state' })
    const cells = [...table.querySelectorAll('td')]
    await expect(cells).toHaveLength(screens.length * states.length)
    await expect(cells.filter((cell) => cell.textContent === '')).toEqual([])
    // A reason for a missing story is obsolete once the story, or no longer the screen, exists.
    const obsolete = Object.entries(doesNotApply).filter(([name, reasons]) => {
      const found = screens.find(({ screen }) => screen === name)
      return !found || Object.keys(reasons).some((state) => found.stories.includes(state))
    })
    await expect(obsolete).toEqual([])
  },
}
