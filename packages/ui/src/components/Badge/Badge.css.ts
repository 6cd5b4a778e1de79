import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const { color } = vars
const tone = ({ subtle, text }: { subtle: string; text: string }) =>
  component({ color: text, backgroundColor: subtle })

export const badge = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    maxInlineSize: '100%',
    paddingInline: vars.space[2],
    paddingBlock: '0.125rem',
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    // The size of body text, because badges are read as often, in the height of a caption.
    fontSize: vars.text.small.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      neutral: component({
        color: color.text.muted,
        borderColor: color.border.subtle,
        backgroundColor: color.surface.hover,
      }),
      accent: tone(color.accent),
      positive: tone(color.positive),
      caution: tone(color.caution),
      critical: tone(color.critical),
      info: tone(color.info),
    },
    hasDot: {
      // A background and not an element, because lists have hundreds of badges.
      true: component({
        selectors: {
          '&::before': {
            content: '',
            flexShrink: 0,
            inlineSize: '0.375rem',
            blockSize: '0.375rem',
            borderRadius: vars.radius.full,
            backgroundColor: 'currentcolor',
            forcedColorAdjust: 'none',
          },
        },
      }),
    },
  },
  defaultVariants: { tone: 'neutral' },
})
