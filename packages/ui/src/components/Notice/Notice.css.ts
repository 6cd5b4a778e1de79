import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { iconHolder } from '../../internal/iconHolder.css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const tone = ({ subtle, text }: { subtle: string; text: string }) =>
  component({ color: text, backgroundColor: subtle })

const frame = style([
  iconHolder,
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    padding: vars.space[3],
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    overflowWrap: 'anywhere',
  }),
])

// Centres the icon on the first line of the text.
globalStyle(
  `${frame} > svg`,
  component({
    marginBlockStart: `calc((${vars.text.body.size} * 20 / 14 - ${vars.size.icon}) / 2)`,
  }),
)

export const notice = recipe({
  base: frame,
  variants: {
    tone: {
      info: tone(vars.color.info),
      positive: tone(vars.color.positive),
      caution: tone(vars.color.caution),
      critical: tone(vars.color.critical),
    },
  },
  defaultVariants: { tone: 'info' },
})
