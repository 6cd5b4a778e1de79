import '@hearth/ui/theme/global'
import '@hearth/ui/workshop/harbour/theme/harbour.css'
import './preview.css'
import { brands } from '@hearth/ui/workshop/brands'
import { viewports } from '@hearth/ui/workshop/modes'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { documentSubcomponents, showDefaults } from './argTypes.ts'
import { stopTheDate } from './clock.ts'
import { DocsContainer } from './DocsContainer'
import { DocsPage } from './DocsPage'
import { Stage, type StageGlobals } from './Stage'
import { secondLook } from './secondLook.ts'

// One second is the library's own, and a loaded machine's every day: what comes late is not missing.
configure({ asyncUtilTimeout: 5_000 })

const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height }]) => [
    key,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

const choice = <Icon extends string>(title: string, icon: Icon, items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [documentSubcomponents, showDefaults],
  globalTypes: {
    theme: choice('Theme', 'contrast', [
      'system',
      'light',
      'dark',
    ] satisfies StageGlobals['theme'][]),
    brand: choice('Brand', 'paintbrush', Object.keys(brands)),
    direction: choice('Direction', 'transfer', [
      'ltr',
      'rtl',
    ] satisfies StageGlobals['direction'][]),
    textSize: choice('Text size, %', 'zoom', [
      '100',
      '150',
      '200',
    ] satisfies StageGlobals['textSize'][]),
    motion: choice('Motion', 'play', ['system', 'reduced'] satisfies StageGlobals['motion'][]),
  },
  initialGlobals: {
    theme: 'light',
    brand: 'hearth',
    direction: 'ltr',
    textSize: '100',
    motion: 'system',
  },
  decorators: [
    (Story, { globals, viewMode, parameters }) => (
      <Stage
        globals={globals as unknown as StageGlobals}
        isEmbedded={viewMode === 'docs'}
        isWhole={parameters.layout === 'fullscreen'}
      >
        <Story />
      </Stage>
    ),
  ],
  beforeEach: ({ viewMode }) => (viewMode === 'story' ? stopTheDate() : undefined),
  afterEach: secondLook,
  parameters: {
    layout: 'padded',
    // Pictures are asked for story by story: workshop/modes.ts.
    chromatic: { disableSnapshot: true },
    a11y: {
      test: 'error',
      // react-aria's announcer names elements that may be gone by the time that axe looks.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        },
        rules: { 'target-size': { enabled: true } },
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      codePanel: false,
    },
    viewport: { options: viewportOptions },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Size',
            'Radius and borders',
            'Elevation',
            'Motion',
            'Layers',
            'Icons',
            'Layout',
            'Content style',
          ],
          'Layout',
          'Components',
          'Patterns',
          'Shell',
          'Screens',
        ],
      },
    },
  },
}

export default preview
