import { screenStories } from 'virtual:screen-states'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { RadioGroup } from '../components/RadioGroup/RadioGroup'
import { Inline } from '../layout/Inline/Inline'
import { Page, Row, Section, StoryLink, Table } from './foundations/Page'
import { Screenshot } from './Screenshot'
import { description, shot } from './States.css'
import { doesNotApply, type State, states } from './states'

const meta = { title: 'Screens/States', tags: ['!autodocs'] } satisfies Meta
export default meta

/** The name that Storybook derives from a story's export. */
const words = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
const kebab = (text: string) => text.toLowerCase().replaceAll(' ', '-')
const idOf = (screen: string, story: string) => `screens-${kebab(screen)}--${kebab(words(story))}`

interface ShotProps {
  id: string
  theme: string
  width: Width
  name: string
}

/** A state by its screenshot, if it has one, and its name. */
function Shot({ id, theme, width, name }: ShotProps) {
  return (
    <span className={shot}>
      <Screenshot storyId={id} modes={[`${theme}-${width}`, `light-${width}`]} isOptional />
      <StoryLink id={id} isWhole>
        {name}
      </StoryLink>
    </span>
  )
}

const widths = [
  { value: '1280', label: 'Desktop' },
  { value: '390', label: 'Phone' },
] as const
type Width = (typeof widths)[number]['value']

function AllStates({ theme }: { theme: string }) {
  const [width, setWidth] = useState<Width>('1280')
  return (
    <Page
      title="States"
      lead="Every screen in every state, generated from the stories. If a state does not apply to a screen, the table says why."
    >
      <RadioGroup<Width>
        label="Width"
        orientation="horizontal"
        options={widths}
        value={width}
        onChange={setWidth}
      />
      <Section title="Screen by state">
        <Table label="Screens by state" fit="content" columns={['Screen', ...states.map(words)]}>
          {screenStories.map(({ screen, stories }) => (
            <Row
              key={screen}
              name={<StoryLink id={`screens-${kebab(screen)}--docs`}>{screen}</StoryLink>}
            >
              {states.map((state: State) =>
                stories.includes(state) ? (
                  <Shot
                    key={state}
                    id={idOf(screen, state)}
                    theme={theme}
                    width={width}
                    name={words(state)}
                  />
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
                    <Shot
                      key={story}
                      id={idOf(screen, story)}
                      theme={theme}
                      width={width}
                      name={words(story)}
                    />
                  ))}
              </Inline>
            </Row>
          ))}
        </Table>
      </Section>
    </Page>
  )
}

export const States: StoryObj = {
  render: (_args, { globals: { theme } }) => <AllStates theme={theme} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Screens by state' })
    const cells = [...table.querySelectorAll('td')]
    await expect(cells).toHaveLength(screenStories.length * states.length)
    await expect(cells.filter((cell) => cell.textContent === '')).toEqual([])

    await userEvent.click(canvas.getByText('Phone', { selector: 'label *, label' }))
    const shots = [...table.querySelectorAll('img')]
    await expect(shots.length).toBeGreaterThan(0)
    await expect(shots.filter(({ src }) => !src.endsWith('light-390.png'))).toEqual([])
    // Whoever opens the page sees it as it starts.
    await userEvent.click(canvas.getByText('Desktop', { selector: 'label *, label' }))
    await expect(canvas.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  },
}
