import type { Plugin } from 'vite'

const latinFont = /inter-latin-wght-normal.*\.woff2$/

/** Adds a preload of the font that every page needs to index.html. */
export function preloadFont(): Plugin {
  return {
    name: 'hearth:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => latinFont.test(file))
        if (!font) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` }
        return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }]
      },
    },
  }
}
