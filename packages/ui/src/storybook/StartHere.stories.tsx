import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '../components/CopyButton/CopyButton'
import { Code, Page, Row, Section, Table, To } from './foundations/Page'
import { screenshots } from './modes'
import * as css from './StartHere.css'
import weight from './weight.json'

const meta = { title: 'Start here', tags: ['!autodocs'] } satisfies Meta
export default meta

const principles = [
  'Calm first: warm paper, one confident colour, hairlines instead of shadows. Nothing shouts.',
  'Every screen is a function of its props, so every state can be seen here: loading, empty, failed, busy, full.',
  'The keyboard reaches everything, and focus never gets lost when something closes or goes away.',
  'State is told by a word; colour and icon only repeat it.',
  'What cannot be done now says why, and can be focused to be asked.',
  'A refetch never blanks what is already on the page.',
]

const toolbar = [
  ['Theme', 'light, dark or the system’s', 'Every story, and every docs page'],
  [
    'Brand',
    'Hearth, or Harbour as a demonstration',
    'Colours, corners, name and mark: nothing else may change',
  ],
  ['Direction', 'left to right, or right to left', 'Arrows mirror; numbers and logos don’t'],
  ['Text size', '100, 150 or 200 %', 'Nothing may be cut off or lie over another thing'],
  ['Motion', 'the system’s, or reduced', 'Nothing may depend on having seen it move'],
  ['Viewport', '320 to 1440 px', 'One thumb, no sideways scroll'],
] as const

const places = [
  [
    'Foundations',
    'Colour, type, space and the rest, read from the theme itself',
    'foundations-colour--colour',
  ],
  ['Layout', 'Stack, Inline, Grid: room between things', 'layout-stack--docs'],
  ['Components', 'What a person touches', 'components-button--docs'],
  [
    'Patterns',
    'Components at work together: tables, filters, confirmations',
    'patterns-datatable--docs',
  ],
  ['Shell', 'What is around every page', 'shell-appshell--docs'],
  ['Screens', 'Every page of the product, in every state', 'screens-states--states'],
] as const

const example = `import { Button } from '@hearth/ui/components/Button'

<Button variant="primary" onPress={save}>Save changes</Button>`

export const StartHere: StoryObj = {
  name: 'Start here',
  parameters: screenshots.both,
  render: () => (
    <Page
      title="Hearth"
      lead="The design system of a community’s panel: the screens that stewards spend their day in, and the few that a member meets once, on a phone. This is Storybook where all of it can be seen and tried."
    >
      <Section title="Principles">
        <ul className={css.points}>
          {principles.map((principle) => (
            <li key={principle}>{principle}</li>
          ))}
        </ul>
      </Section>
      <Section title="Where things are">
        <Table label="Parts of Storybook" columns={['Part', 'What is in it']}>
          {places.map(([name, what, id]) => (
            <Row key={name} name={<To id={id}>{name}</To>}>
              {what}
            </Row>
          ))}
        </Table>
      </Section>
      <Section
        title="How to review"
        note="Open a screen and go through its stories: each is named after the state that it shows. Then change how you look at it, from the toolbar above."
      >
        <Table label="The toolbar" columns={['Choice', 'Values', 'What to look for']}>
          {toolbar.map(([name, values, look]) => (
            <Row key={name} name={name}>
              {values}
              {look}
            </Row>
          ))}
        </Table>
        <ul className={css.points}>
          <li>
            Put the mouse away: Tab through the story, open, choose, close, and watch the ring.
          </li>
          <li>
            Stories with a verb for a name play a person’s steps; the Interactions panel shows each.
          </li>
          <li>
            The Accessibility panel must be empty. A violation fails the tests, in light and in
            dark.
          </li>
          <li>
            Change props under Controls on any docs page; every prop has its sentence and its
            default.
          </li>
        </ul>
      </Section>
      <Section title="How to add a component">
        <ol className={css.steps}>
          <li>
            A folder is a thing: <Code>X.tsx</Code>, <Code>X.css.ts</Code>,{' '}
            <Code>X.stories.tsx</Code> and <Code>X.guide.tsx</Code>.
          </li>
          <li>Dress one part of react-aria-components; take every value from the theme.</li>
          <li>
            Variants are a recipe, states are its data attributes. No className, no style, no text
            of its own.
          </li>
          <li>
            Stories: Default, one for each axis of props, a Matrix from the recipe, long content,
            right to left, and one per behaviour that plays it.
          </li>
          <li>
            The guide says when to use it, when not, which keys do what, and shows a do and a don’t.
          </li>
        </ol>
      </Section>
      <Section
        title="What a component weighs"
        note="Importing one component pulls in only its own code and styles. Measured by a test on the button alone, in kB of brotli, with React outside: react-aria’s press handling is most of it."
      >
        <Table label="Weight of the button alone" columns={['Part', 'kB']}>
          <Row name="Code">{weight.js}</Row>
          <Row name="Styles">{weight.css}</Row>
          <Row name="of these, the theme: once for all components">{weight.themeCss}</Row>
        </Table>
        <div className={css.listing}>
          <pre className={css.source}>{example}</pre>
          <CopyButton value={example} label="Copy the example" />
        </div>
      </Section>
    </Page>
  ),
}
