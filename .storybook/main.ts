import { fileURLToPath } from 'node:url'
import type { Tokens } from '@hearth/ui/theme'
import { type Theme, theme } from '@hearth/ui/theme'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { writeTokens } from '../scripts/tokens.ts'
import { uiDependencies } from './dependencies.ts'
import { testOnly, withTestStories } from './testStories.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Marks the current page in the sidebar as the product does: Storybook's white text is too pale
 * on this colour.
 */
const chosen = (name: keyof Theme, { color: { accent } }: Tokens) =>
  `[data-theme="${name}"] .sidebar-item[data-selected="true"]{background:${accent.subtle}!important;color:${accent.text}!important}`
const chosenItem = chosen('light', theme.light) + chosen('dark', theme.dark)

writeTokens()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The panel's own icon, and the default avatar at the address where the panel serves it
  // (specification 9); the tokens that a page offers.
  staticDirs: [
    { from: '../apps/admin/public/images', to: '/images' },
    { from: '../apps/admin/public/favicon.svg', to: '/favicon.svg' },
    { from: '../packages/ui/tokens', to: '/tokens' },
  ],
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/ui/src/**/*.mdx'],
  addons: [
    // Its plugin adds sources for docs pages, and maps lines twice: a failed test would show the
    // line of another story.
    {
      name: '@storybook/addon-docs',
      options: {
        csfPluginOptions: process.env.VITEST ? null : {},
        // Tables in MDX.
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    fileURLToPath(new URL('forAssistants.ts', import.meta.url)),
  ],
  managerHead: (head) => `${head}<style>${chosenItem}</style>`,
  experimental_indexers: withTestStories,
  tags: { [testOnly]: { defaultFilterSelection: 'exclude' } },
  features: {
    // The code of a story as a person would write it, with the names of its fixtures.
    experimentalCodeExamples: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      build: {
        // A Storybook is loaded as a whole, "use client" in a library has no meaning without a
        // server, and build times depend more on the machine than on the sources.
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
      },
      optimizeDeps: {
        include: [
          'react',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-dom',
          'react-dom/client',
          'storybook/internal/csf',
          'storybook/internal/router',
          'storybook/theming/create',
          '@storybook/addon-docs/blocks',
          '@storybook/addon-a11y/preview',
          '@storybook/addon-docs > @mdx-js/react',
          'axe-core',
          '@hearth/ui > @vanilla-extract/recipes/createRuntimeFn',
          ...uiDependencies(root).map((name) => `@hearth/ui > ${name}`),
        ],
      },
    }),
}

export default config
