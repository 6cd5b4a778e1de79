import { screenStories } from 'virtual:screen-states'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Row, StoryLink, Table } from './foundations/Page'
import { doesNotApply, states } from './states'

const meta = { title: 'Screens/States', tags: ['!autodocs', '!manifest'] } satisfies Meta
export default meta

/** The name that Storybook derives from a story's export. */
const words = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
const kebab = (text: string) => text.toLowerCase().replaceAll(' ', '-')
const idOf = (screen: string, story: string) => `screens-${kebab(screen)}--${kebab(words(story))}`

const idOfDocs = (screen: string) => `screens-${kebab(screen)}--docs`

export const States: StoryObj = {
  render: () => (
    <Page
      title="States"
      lead="Every screen in every state, generated from the stories. If a state does not apply to a screen, the table says why."
    >
      <Table label="Screens by state" fit="content" columns={['Screen', ...states.map(words)]}>
        {screenStories.map(({ screen, stories }) => (
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
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Screens by state' })
    const cells = [...table.querySelectorAll('td')]
    await expect(cells).toHaveLength(screenStories.length * states.length)
    await expect(cells.filter((cell) => cell.textContent === '')).toEqual([])
  },
}
