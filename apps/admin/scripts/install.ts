import { theme } from '@hearth/ui/theme'
import type { Plugin } from 'vite'
import { fillPanelManifest } from '../../server/src/http/panelDocument.ts'

const canvas = (mode: 'light' | 'dark') => theme[mode].color.surface.canvas

/**
 * What a phone shows around the panel: the colour of its bars in each theme, from the tokens, and
 * the name and icon of the installed panel. A deployment's name and logo replace those of the
 * build (docs/deployment.md).
 */
export function install(): Plugin {
  return {
    name: 'hearth:install',
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        (['light', 'dark'] as const).map((mode) => ({
          tag: 'meta',
          attrs: {
            name: 'theme-color',
            content: canvas(mode),
            media: `(prefers-color-scheme: ${mode})`,
          },
          injectTo: 'head-prepend',
        })),
    },
    generateBundle() {
      const manifest = {
        id: '/',
        start_url: '/',
        display: 'standalone',
        background_color: canvas('light'),
        theme_color: canvas('light'),
      }
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: fillPanelManifest(JSON.stringify(manifest), {}),
      })
    },
  }
}
