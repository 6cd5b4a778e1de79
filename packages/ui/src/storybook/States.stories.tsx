import { screenStories } from 'virtual:screen-states'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../layout/Inline/Inline'
import { Page, Row, Section, StoryLink, Table } from './foundations/Page'
import { screenshots } from './modes'
import { description } from './States.css'
import { doesNotApply, type State, states } from './states'

const meta = { title: 'Screens/States', tags: ['!autodocs'] } satisfies Meta
export default meta

/** The name that Storybook derives from a story's export. */
const words = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
const kebab = (text: string) => text.toLowerCase().replaceAll(' ', '-')
const idOf = (screen: string, story: string) => `screens-${kebab(screen)}--${kebab(words(story))}`

export const States: StoryObj = {
  parameters: screenshots.one,
  render: () => (
    <Page
      title="States"
      lead="Every screen in every state, generated from the stories. If a state does not apply to a screen, the table says why."
    >
      <Section title="Screen by state">
        <Table label="Screens by state" fit="content" columns={['Screen', ...states.map(words)]}>
          {screenStories.map(({ screen, stories }) => (
            <Row
              key={screen}
              name={<StoryLink id={`screens-${kebab(screen)}--docs`}>{screen}</StoryLink>}
            >
              {states.map((state: State) =>
                stories.includes(state) ? (
                  <StoryLink key={state} id={idOf(screen, state)}>
                    {words(state)}
                  </StoryLink>
                ) : (
                  <span key={state} className={description}>
                    {doesNotApply[screen]?.[state]}
                  </span>
                ),
              )}
            </Row>
          ))}
        </Table>
      </Section>
      <Section title="Further states" note="Dialogs, roles and variants of the data.">
        <Table label="Further states of screens" fit="content" columns={['Screen', 'Stories']}>
          {screenStories.map(({ screen, stories }) => (
            <Row key={screen} name={screen}>
              <Inline space="3">
                {stories
                  .filter((story) => !states.some((state) => state === story))
                  .map((story) => (
                    <StoryLink key={story} id={idOf(screen, story)}>
                      {words(story)}
                    </StoryLink>
                  ))}
              </Inline>
            </Row>
          ))}
        </Table>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Screens by state' })
    const cells = [...table.querySelectorAll('td')]
    await expect(cells).toHaveLength(screenStories.length * states.length)
    await expect(cells.filter((cell) => cell.textContent === '')).toEqual([])
  },
}
