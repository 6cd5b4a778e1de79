import { fileURLToPath } from 'node:url'
import { media } from '@hearth/ui/theme/media'
import { theme } from '@hearth/ui/theme/theme'
import type { Tokens } from '@hearth/ui/theme/tokens'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { uiDependencies } from './dependencies.ts'
import { screenStatesPlugin } from './screenStates.ts'
import { usedIconsPlugin } from './usedIcons.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The page that is open, in the sidebar as in the product's own: Storybook's white text is too pale on it. */
const chosen = ({ color: { accent } }: Tokens) =>
  `.sidebar-item[data-selected="true"]{background:${accent.subtle}!important;color:${accent.text}!important}`
const chosenItem = `${chosen(theme.light)}@media ${media.darkSystem}{${chosen(theme.dark)}}`

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The panel's own icon, and the default avatar at the address that the panel serves it from (specification 9).
  staticDirs: [
    { from: '../apps/admin/public/images', to: '/images' },
    { from: '../apps/admin/public/favicon.svg', to: '/favicon.svg' },
  ],
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  managerHead: (head) => `${head}<style>${chosenItem}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), usedIconsPlugin(root), screenStatesPlugin(root)],
      build: {
        // A storybook is loaded whole; "use client" of a library means nothing where there is no server; and
        // how long a build takes says more of the machine than of the sources.
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
