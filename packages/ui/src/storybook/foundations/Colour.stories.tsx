import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from '../../theme/contrast'
import { forcedColors } from '../../theme/forcedColors'
import { type ColorPair, pairs } from '../../theme/pairs'
import type { Theme } from '../../theme/theme'
import type { Tokens } from '../../theme/tokens'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import { sample, shape, swatch } from './Colour.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Colour', tags: ['!autodocs', '!manifest'] } satisfies Meta
export default meta

const roles: Record<keyof Tokens['color'], string> = {
  surface:
    'Backgrounds. Canvas is the page, raised is for parts on top of it, overlay for what floats above both, sunken for parts set into them.',
  border: 'Hairlines. Strong is for controls: only strong stands out on every surface.',
  text: 'Body for the main text, muted for supporting text, faint for text that nobody has to read.',
  accent: 'The one confident colour: primary actions, links and the current page.',
  critical: 'Destructive actions and failures.',
  positive: 'Success, and states that are good.',
  caution: 'Warnings: waiting, or in need of attention.',
  info: 'Worth knowing, without any need to act.',
  focus: 'The focus ring.',
  brand: 'Only for the mark of the brand.',
  tint: 'Behind the initials of people without an image. They carry no meaning.',
}

const modes = ['light', 'dark'] as const

/** Rounded down to two decimals, so that no ratio looks better than it is. */
const ratio = (value: number) => (Math.floor(value * 100) / 100).toFixed(2)

function Swatch({ color }: { color: string }) {
  return (
    <>
      <span className={swatch} style={{ backgroundColor: color }} />
      <Code>{color}</Code>
    </>
  )
}

function Measured({ pair, color }: { pair: ColorPair; color: Tokens['color'] }) {
  const foreground = pair.foreground(color)
  const background = pair.background(color)
  return (
    <>
      <span className={sample} style={{ color: foreground, backgroundColor: background }}>
        {pair.minimum > 3 ? 'Aa' : <span className={shape} style={{ borderColor: foreground }} />}
      </span>
      <span>{ratio(contrast(foreground, background))}</span>
    </>
  )
}

function Roles({ theme }: { theme: Theme }) {
  return Object.entries(roles).map(([role, note]) => {
    const name = role as keyof Tokens['color']
    const system: Record<string, string> = forcedColors[name]
    const light: Record<string, string> = theme.light.color[name]
    const dark: Record<string, string> = theme.dark.color[name]
    return (
      <Section key={role} title={role[0]?.toUpperCase() + role.slice(1)} note={note}>
        <Table
          label={`Colours of ${role}`}
          columns={['Token', 'Light', 'Dark', 'In forced colours']}
        >
          {Object.keys(light).map((step) => (
            <Row key={step} name={<Code>{`color.${role}.${step}`}</Code>}>
              <Swatch color={light[step] ?? ''} />
              <Swatch color={dark[step] ?? ''} />
              <Code>{system[step]}</Code>
            </Row>
          ))}
        </Table>
      </Section>
    )
  })
}

export const Colour: StoryObj = {
  parameters: screenshots.both,
  render: (_args, { globals }) => {
    const theme = brandOf(globals)
    return (
      <Page
        title="Colour"
        lead="Colours are named by their role, and every role has a light and a dark value. A component uses roles and never knows which theme it is in. The step subtle is a background, solid a filled shape, and text stands on both surfaces and subtle. Foundations / Tokens has all of them as files."
      >
        <Roles theme={theme} />
        <Section
          title="Pairs in use"
          note="Every foreground that appears on a background somewhere in the product, with its measured contrast (WCAG 2.2) and the minimum that a test enforces: 7 for body text, 4.5 for other text, 3 for borders of controls and the focus ring."
        >
          <Table label="Contrast of every pair" columns={['Pair', 'Minimum', 'Light', 'Dark']}>
            {pairs.map((pair) => (
              <Row key={pair.name} name={pair.name}>
                {pair.minimum}
                {modes.map((mode) => (
                  <Measured key={mode} pair={pair} color={theme[mode].color} />
                ))}
              </Row>
            ))}
          </Table>
        </Section>
      </Page>
    )
  },
}
