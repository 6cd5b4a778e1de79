import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '../components/CopyButton/CopyButton'
import { Code, Page, Row, Section, StoryLink, Table } from './foundations/Page'
import { screenshots } from './modes'
import * as css from './StartHere.css'
import weight from './weight.json'

const meta = { title: 'Start here', tags: ['!autodocs'] } satisfies Meta
export default meta

const principles = [
  'Calm first: warm paper, one confident colour, hairlines instead of shadows. Nothing shouts.',
  'Every screen is a function of its props, so every state can be seen here: loading, empty, failed, busy, full.',
  'Everything works by keyboard, and focus is never lost when something closes or disappears.',
  'A word tells the state; colour and icon only repeat it.',
  'An action that is not available now can still be focused, and says why.',
  'Loading again never blanks what is already on the page.',
]

const toolbar = [
  ['Theme', 'light, dark or the system’s', 'Every story, and every docs page'],
  [
    'Brand',
    'Hearth, or Harbour as a demonstration',
    'Only colours, corners, name and mark may change',
  ],
  ['Direction', 'left to right, or right to left', 'Arrows mirror; numbers and logos don’t'],
  ['Text size', '100, 150 or 200 %', 'Nothing may be cut off or overlap'],
  ['Motion', 'the system’s, or reduced', 'Nothing may depend on seeing the motion'],
  ['Viewport', '320 to 1440 px', 'Works with one thumb, without horizontal scrolling'],
] as const

const sections = [
  [
    'Foundations',
    'Colour, type, space and the rest, read from the theme itself',
    'foundations-colour--colour',
  ],
  ['Layout', 'Stack, Inline, Grid: space between parts', 'layout-stack--docs'],
  ['Components', 'Buttons, fields, menus and other controls', 'components-button--docs'],
  [
    'Patterns',
    'Several components together: tables, filters, confirmations',
    'patterns-datatable--docs',
  ],
  ['Shell', 'The frame of every page', 'shell-appshell--docs'],
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
      lead="The design system of a community’s panel: the screens in which stewards spend their day, and the few that a member sees once, on a phone. Here you can see and try all of it."
    >
      <Section title="Principles">
        <ul className={css.points}>
          {principles.map((principle) => (
            <li key={principle}>{principle}</li>
          ))}
        </ul>
      </Section>
      <Section title="Where to find what">
        <Table label="Parts of Storybook" columns={['Part', 'What is in it']}>
          {sections.map(([name, what, id]) => (
            <Row key={name} name={<StoryLink id={id}>{name}</StoryLink>}>
              {what}
            </Row>
          ))}
        </Table>
      </Section>
      <Section
        title="How to review"
        note="Open a screen and go through its stories: each is named after the state that it shows. Then change the theme, the direction and so on in the toolbar above."
      >
        <Table label="The toolbar" columns={['Setting', 'Values', 'What to look for']}>
          {toolbar.map(([name, values, look]) => (
            <Row key={name} name={name}>
              {values}
              {look}
            </Row>
          ))}
        </Table>
        <ul className={css.points}>
          <li>
            Put the mouse away: press Tab to go through the story, open, choose, close, and watch
            the focus ring.
          </li>
          <li>
            Stories named with a verb play the steps of a person; the Interactions panel lists them.
          </li>
          <li>
            The Accessibility panel must be empty. A violation fails the tests, in light and in
            dark.
          </li>
          <li>
            Change props under Controls on any docs page; every prop has a description and a
            default.
          </li>
        </ul>
      </Section>
      <Section title="How to add a component">
        <ol className={css.steps}>
          <li>
            One folder for each: <Code>X.tsx</Code>, <Code>X.css.ts</Code>,{' '}
            <Code>X.stories.tsx</Code> and <Code>X.guide.tsx</Code>.
          </li>
          <li>Style one part of react-aria-components; take every value from the theme.</li>
          <li>
            Variants are a recipe, states are data attributes. No className, no style, no text of
            its own.
          </li>
          <li>
            Stories: Default, one for each axis of props, a Matrix from the recipe, long content,
            right to left, and one for each behaviour, with a play function.
          </li>
          <li>
            The guide says when to use it and when not, explains its keys, and shows a do and a
            don’t.
          </li>
        </ol>
      </Section>
      <Section
        title="What a component weighs"
        note="Importing a component brings only its own code and styles. A test measures the button alone, in kB after Brotli compression and without React: most of it is react-aria’s press handling."
      >
        <Table label="Weight of the button alone" columns={['Part', 'kB']}>
          <Row name="Code">{weight.js}</Row>
          <Row name="Styles">{weight.css}</Row>
          <Row name="The theme in them, shared by all components">{weight.themeCss}</Row>
        </Table>
        <div className={css.listing}>
          <pre className={css.source}>{example}</pre>
          <CopyButton value={example} label="Copy the example" />
        </div>
      </Section>
    </Page>
  ),
}
