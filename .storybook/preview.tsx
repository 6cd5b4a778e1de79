import './catalogue.ts'
import './frameFocus.ts'
import '@hearth/ui/fonts'
import '@hearth/ui/styles.css'
import '@hearth/ui/storybook/harbour/theme/harbour.css'
import './preview.css'
import { type Locale, locales } from '@hearth/ui/storybook/locales'
import { viewports } from '@hearth/ui/storybook/modes'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { documentSubcomponents, showDefaults } from './argTypes.ts'
import { checkWithAxe } from './axe.ts'
import { stopTheDate } from './clock.ts'
import { DocsContainer } from './DocsContainer'
import { DocsPage, MdxPage } from './DocsPage'
import { expectStatedTexts } from './expectStatedTexts.ts'
import { expectNoLooseTexts, watchTexts } from './looseTexts.ts'
import { ignoreRealPointer } from './realPointer.ts'
import { StoryFrame } from './StoryFrame'
import type { StoryGlobals } from './storyGlobals'
import { painted, patience } from './waiting.ts'

// The library's default is one second, and a busy machine often needs more.
configure({ asyncUtilTimeout: patience })

// A docs page shows stories of both directions: none of them gives the page its own.
document.documentElement.dir = 'ltr'

const isTest = import.meta.env.VITEST_STORYBOOK !== undefined

// Storybook's own screens, 'preparing' and 'no preview', never show in a test, but axe would
// check them with every story.
if (isTest) {
  for (const own of document.querySelectorAll('.sb-wrapper')) own.remove()
  ignoreRealPointer()
  watchTexts()
}

const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height }]) => [
    key,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

const initialGlobals: StoryGlobals = {
  theme: 'light',
  brand: 'hearth',
  locale: 'en',
  direction: 'auto',
  textSize: '100',
  motion: 'system',
  density: 'comfortable',
  colors: 'own',
}

/** A menu of the toolbar: the label of each value, in the order of the menu. */
const choice = <Icon extends string, Value extends string>(
  name: string,
  icon: Icon,
  titles: Record<Value, string>,
) => ({
  description: name,
  toolbar: {
    title: name,
    icon,
    items: Object.entries<string>(titles).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
})

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [documentSubcomponents, showDefaults],
  globalTypes: {
    theme: choice<'contrast', StoryGlobals['theme']>('Theme', 'contrast', {
      light: 'Light',
      dark: 'Dark',
      system: 'As the system',
    }),
    brand: choice<'paintbrush', StoryGlobals['brand']>('Brand', 'paintbrush', {
      hearth: 'Hearth',
      harbour: 'Harbour (demo)',
    }),
    locale: choice<'globe', Locale>('Language', 'globe', {
      en: locales.en.name,
      ar: locales.ar.name,
      pt: locales.pt.name,
    }),
    direction: choice<'transfer', StoryGlobals['direction']>('Direction', 'transfer', {
      auto: 'As the language',
      ltr: 'Left to right',
      rtl: 'Right to left',
    }),
    motion: choice<'play', StoryGlobals['motion']>('Motion', 'play', {
      system: 'Motion',
      reduced: 'Reduced motion',
    }),
    textSize: choice<'zoom', StoryGlobals['textSize']>('Text size', 'zoom', {
      '100': 'Text 100 %',
      '150': 'Text 150 %',
      '200': 'Text 200 %',
    }),
    density: choice<'listunordered', StoryGlobals['density']>('Density', 'listunordered', {
      comfortable: 'Comfortable',
      compact: 'Compact lists',
    }),
    colors: choice<'mirror', StoryGlobals['colors']>('Colours', 'mirror', {
      own: 'Own colours',
      forced: 'Forced colours',
    }),
  },
  // A test runs axe by itself.
  initialGlobals: { ...initialGlobals, a11y: { manual: isTest } },
  decorators: [
    (Story, { globals, viewMode, parameters }) => (
      <StoryFrame
        globals={{ ...initialGlobals, ...globals }}
        isEmbedded={viewMode === 'docs'}
        isWhole={parameters.layout === 'fullscreen'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  // A position measured with another font, such as that of a popover, is not measured again.
  beforeAll: async () => {
    await document.fonts.load("1em 'Inter Variable'")
  },
  beforeEach: ({ viewMode }) => (viewMode === 'story' ? stopTheDate() : undefined),
  // A person who browses should neither wait for this nor see the theme of the page flip.
  afterEach: async (context) => {
    if (!isTest || context.viewMode !== 'story') return
    await painted()
    expectNoLooseTexts(context)
    await expectStatedTexts(context)
    await checkWithAxe(context)
  },
  parameters: {
    layout: 'padded',
    // Each story requests its own screenshots: storybook/modes.ts.
    chromatic: { disableSnapshot: true },
    a11y: {
      test: 'error',
      // react-aria's announcer refers to elements that may be gone when axe runs.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        },
        // The rule about orientation copies all style sheets for each story. e2e/layout has it.
        preload: false,
        rules: { 'target-size': { enabled: true }, 'css-orientation-lock': { enabled: false } },
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      components: { wrapper: MdxPage },
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      codePanel: false,
    },
    viewport: { options: viewportOptions },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          // Storybook loads the next story ahead: after the start that is a light one.
          'Foundations',
          ['Colour', 'Type', 'Measures', 'Elevation', 'Motion', 'Content style', 'Tokens'],
          'Pages',
          ['Panel', 'Public'],
          'Layout',
          'Components',
          'Patterns',
          'Product',
          'Shell',
          'Screens',
          ['States'],
          'Playground',
        ],
      },
    },
  },
}

export default preview
