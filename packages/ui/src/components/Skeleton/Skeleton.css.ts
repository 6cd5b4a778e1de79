import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const square = (length: string) => component({ inlineSize: length, blockSize: length })

const line = (size: keyof typeof vars.text) =>
  component({
    // As high as the letters, within the height of the line: nothing moves when the content
    // arrives.
    blockSize: '0.75em',
    fontSize: vars.text[size].size,
    marginBlock: `calc((${vars.text[size].line} * 1em - 0.75em) / 2)`,
  })

export const bone = recipe({
  base: component({
    display: 'block',
    flexShrink: 0,
    backgroundColor: vars.color.border.subtle,
    borderRadius: vars.radius.small,
    // Forced colours drop background colours; the outline keeps the shape visible.
    outline: `${vars.border.hairline} solid transparent`,
    outlineOffset: `calc(-1 * ${vars.border.hairline})`,
    // Does not move under reduced motion: the token is 0 then.
    animation: `${breathe} calc(${vars.motion.move} * 8) ease-in-out infinite`,
  }),
  variants: {
    text: {
      caption: line('caption'),
      body: line('body'),
      lead: line('lead'),
      title: line('title'),
      heading: line('heading'),
    },
    circle: {
      small: [square(vars.size.controlSmall), component({ borderRadius: vars.radius.full })],
      medium: [square(vars.size.control), component({ borderRadius: vars.radius.full })],
      large: [square('3.5rem'), component({ borderRadius: vars.radius.full })],
    },
    block: {
      control: component({ blockSize: vars.size.control, borderRadius: vars.radius.control }),
      row: component({ blockSize: vars.size.row }),
      card: component({ blockSize: '7rem', borderRadius: vars.radius.card }),
      image: component({ aspectRatio: '16 / 9', borderRadius: vars.radius.card }),
    },
    reach: {
      full: component({ inlineSize: '100%' }),
      most: component({ inlineSize: '70%' }),
      half: component({ inlineSize: '50%' }),
      third: component({ inlineSize: '33%' }),
    },
  },
})

/** A grid, so that the margins of lines do not collapse. */
export const lines = style(component({ display: 'grid', inlineSize: '100%' }))
