import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { whole } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const cutAfter = (lines: number) =>
  component({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  })

/**
 * Long lines are hard to read (WCAG 1.4.8). A text in the other direction ends where its title
 * does.
 */
export const words = recipe({
  base: component({
    maxInlineSize: '42rem',
    marginBlock: vars.space[1],
    color: vars.color.text.muted,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
  variants: {
    lines: { '2': cutAfter(2), '4': cutAfter(4), all: {} },
  },
})

// The button's label is aligned with the text above.
globalStyle(
  `${words.classNames.base} + button`,
  component({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${vars.space[3]})` }),
)

globalStyle(words.classNames.base, whole)
