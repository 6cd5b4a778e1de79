import type { Sources } from './fresh.ts'

export const serverSources: Sources = {
  inputs: ['apps/server/src', 'packages/api/src', 'scripts/server.config.ts', 'pnpm-lock.yaml'],
  ignored: { folders: [], files: /\.test\.ts$/ },
}

export const panelSources: Sources = {
  inputs: [
    'apps/admin',
    'apps/server/src/http/panelDocument.ts',
    'packages/ui',
    'packages/api',
    'pnpm-lock.yaml',
  ],
  ignored: {
    folders: ['e2e', 'visual'],
    files: /\.(stories|guide|test)\.tsx?$|^playwright\.config\.ts$/,
  },
}

export const storybookSources: Sources = {
  inputs: [
    '.changeset',
    '.storybook',
    'packages/ui',
    'apps/admin/public',
    // Read for the icons and the components that it uses, not bundled.
    'apps/admin/src',
    'docs',
    'README.md',
    'pnpm-lock.yaml',
    'scripts/storybook.ts',
  ],
  ignored: { folders: ['visual'], files: /\.test\.tsx?$/ },
}
