import type { Plugin } from 'vite'
import type { BrandVariables } from '../src/brandVariables'

const latinFont = /inter-latin-wght-normal.*\.woff2$/

/** Completes index.html: the brand's title, and a preload of the font file that every page needs. */
export function document({ productName }: Pick<BrandVariables, 'productName'>): Plugin {
  return {
    name: 'hearth:document',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => latinFont.test(file))
        return [
          { tag: 'title', children: productName, injectTo: 'head' },
          ...(font
            ? [
                {
                  tag: 'link',
                  attrs: {
                    rel: 'preload',
                    as: 'font',
                    type: 'font/woff2',
                    href: `/${font}`,
                    crossorigin: true,
                  },
                  injectTo: 'head' as const,
                },
              ]
            : []),
        ]
      },
    },
  }
}
