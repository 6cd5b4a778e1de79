import { changes, pageStories } from 'virtual:gallery'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyButton } from '../components/CopyButton/CopyButton'
import { RadioGroup } from '../components/RadioGroup/RadioGroup'
import { Switch } from '../components/Switch/Switch'
import { Inline } from '../layout/Inline/Inline'
import { changeGlobals } from './channel'
import { Code, Page, Row, Section, StoryLink, Table } from './foundations/Page'
import { isLocale, type Locale, locales } from './locales'
import { Screenshot } from './Screenshot'
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
  [
    'Language',
    'English, Arabic or Portuguese',
    'Long words have room; dates, numbers and plurals are those of the language',
  ],
  ['Direction', 'that of the language, or the other one', 'Arrows mirror; numbers and logos don’t'],
  ['Text size', '100, 150 or 200 %', 'Nothing may be cut off or overlap'],
  ['Motion', 'the system’s, or reduced', 'Nothing may depend on seeing the motion'],
  ['Density', 'comfortable or compact', 'Rows of lists, as people choose in the user menu'],
  ['Colours', 'the brand’s, or forced ones', 'Every edge and state is still there'],
  ['Viewport', '320 to 1440 px', 'Works with one thumb, without horizontal scrolling'],
] as const

const doors = [
  {
    name: 'Designers',
    what: 'Judge the product as people meet it, and take its values into a design.',
    links: [
      ['Whole pages', 'pages-panel--dashboard'],
      ['Every screen in every state', 'screens-states--states'],
      ['Colour, type and the rest', 'foundations-colour--colour'],
      ['Tokens for design tools', 'foundations-tokens--tokens'],
      ['How we write', 'foundations-content-style--content-style'],
    ],
  },
  {
    name: 'Engineers',
    what: 'Find the part, see when to use it and when not, and copy the example.',
    links: [
      ['Components: buttons, fields, menus', 'components-button--docs'],
      ['Patterns: tables, filters, questions', 'patterns-datatable--docs'],
      ['After an action', 'patterns-after-an-action--docs'],
      ['Space between parts', 'layout-stack--docs'],
      ['The frame of every page', 'shell-appshell--docs'],
    ],
  },
  {
    name: 'Operators',
    what: 'See what members and stewards will see, in the colours of your community.',
    links: [
      ['Pages outside the panel', 'pages-public--login'],
      ['What a steward meets first', 'pages-panel--badge-requests-with-review'],
      ['When something fails', 'screens-users--failed'],
      ['Every icon and its meaning', 'foundations-icons--icons'],
    ],
  },
] as const

const languages = Object.entries(locales).map(([value, { name, direction }]) => ({
  value,
  label: direction === 'rtl' ? `${name}, right to left` : name,
}))

interface GalleryProps {
  theme: string
  locale: Locale
}

/** Every whole page; the switches are settings of the toolbar. */
function Gallery({ theme, locale }: GalleryProps) {
  const name = theme === 'dark' ? 'dark' : 'light'
  return (
    <Section
      title="Pages"
      note="Each opens as people see it, with the settings chosen here or in the toolbar."
    >
      <Inline space="5">
        <Switch
          label="Dark"
          isSelected={theme === 'dark'}
          onChange={(isDark) => changeGlobals({ theme: isDark ? 'dark' : 'light' })}
        />
        <RadioGroup
          label="Language"
          orientation="horizontal"
          options={languages}
          value={locale}
          onChange={(each) => changeGlobals({ locale: each })}
        />
      </Inline>
      <ul className={css.gallery}>
        {pageStories.map(({ id, name: page, group }) => (
          <li key={id} className={css.tile}>
            <Screenshot storyId={id} modes={[`${name}-1440`]} />
            <StoryLink id={id} isWhole>
              {group === 'Public' ? `${page}, outside the panel` : page}
            </StoryLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const example = `import { Button } from '@hearth/ui/components/Button'

<Button variant="primary" onPress={save}>Save changes</Button>`

export const StartHere: StoryObj = {
  name: 'Start here',
  render: (_args, { globals: { theme, locale } }) => (
    <Page
      title="Hearth"
      lead="The design system of a community’s panel: the screens in which stewards spend their day, and the few that a member sees once, on a phone. Here you can see and try all of it."
    >
      <div className={css.hero}>
        <Screenshot
          storyId="pages-panel--dashboard"
          modes={['light-1440']}
          alt="The dashboard in the light theme"
        />
        <Screenshot
          storyId="pages-panel--dashboard"
          modes={['dark-1440']}
          alt="The dashboard in the dark theme"
        />
      </div>
      <div className={css.doors}>
        {doors.map(({ name, what, links }) => (
          <Section key={name} title={name} note={what}>
            <ul className={css.points}>
              {links.map(([label, id]) => (
                <li key={id}>
                  <StoryLink id={id}>{label}</StoryLink>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <Gallery theme={theme} locale={isLocale(locale) ? locale : 'en'} />
      <Section title="Principles">
        <ul className={css.points}>
          {principles.map((principle) => (
            <li key={principle}>{principle}</li>
          ))}
        </ul>
      </Section>
      <Section
        title="How to review"
        note="Open a screen and go through its stories: each is named after the state that it shows. Then change the theme, the language and so on in the toolbar above."
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
            The Accessibility panel shows no violation; one fails the tests, in light and in dark.
            What it calls inconclusive, such as text over an image, a person has to judge.
          </li>
          <li>
            Stories that only prove a behaviour are left out of the sidebar. The filter beside its
            search shows them.
          </li>
          <li>
            Change props under Controls on any docs page; nearly every prop has a description, and
            its default where it has one.
          </li>
        </ul>
      </Section>
      <Section title="How to add a component">
        <ol className={css.steps}>
          <li>
            One folder for each: <Code>X.tsx</Code>, <Code>X.css.ts</Code>,{' '}
            <Code>X.stories.tsx</Code> and <Code>X.guide.tsx</Code>.
          </li>
          <li>
            Build on a native element if one is enough, otherwise on one part of
            react-aria-components; take every value from the theme.
          </li>
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
        note="Importing a component brings only its own code and styles. A test measures the button alone, in kB after Brotli compression and without React."
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
      {changes.length > 0 && (
        <Section title="What changed last">
          <ul className={css.points}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  ),
  play: async ({ canvas }) => {
    const gallery = canvas.getByRole('region', { name: 'Pages' })
    await expect(gallery.querySelectorAll('a')).toHaveLength(pageStories.length)
  },
}
