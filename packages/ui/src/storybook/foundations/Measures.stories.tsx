import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MOBILE_BREAKPOINT, media } from '../../theme/media'
import { type Tokens, toCss } from '../../theme/tokens'
import { vars } from '../../theme/vars.css'
import { brandOf } from '../brands'
import { bar, line, shape } from './Measures.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Measures', tags: ['!autodocs', '!manifest'] } satisfies Meta
export default meta

const sizes: Record<keyof Tokens['size'], string> = {
  control: 'Height of buttons and fields with a mouse',
  controlSmall: 'Height of small buttons with a mouse',
  touch: 'Minimum hit area for touch (WCAG 2.5.5)',
  row: 'Height of a table row',
  rowCompact: 'The same in compact lists',
  icon: 'Icons beside text',
  iconSmall: 'Icons beside small text',
  sidebar: 'The sidebar',
  sidebarSheet: 'The sidebar as a sheet on a phone',
  sidebarCollapsed: 'The sidebar with icons only',
  topBar: 'The top bar',
  content: 'Maximum width of the content',
  publicCard: 'The card of a public page',
  drawing: 'A drawing above a title',
  dialog: 'A dialog with a question',
  dialogWide: 'A dialog with a form',
  toast: 'A toast',
}
const radii: Record<keyof Tokens['radius'], string> = {
  small: 'Checkboxes, tooltips, the ring around a link',
  control: 'Buttons, fields, menu items',
  card: 'Cards, tables, menus, dialogs',
  full: 'Avatars and badges',
}
const borders: Record<keyof Tokens['border'], string> = {
  hairline: 'Every edge: cards, rows, fields',
  thick: 'The focus ring and the selected tab',
}
const layers: Record<keyof Tokens['layer'], string> = {
  sticky: 'Table headers and the top bar, above the content that scrolls',
  sheet: 'Sheets, including the sidebar on a phone',
  overlay: 'Dialogs and the backdrop behind them',
  popover: 'Parts above the sticky ones, such as the progress line of a table',
  toast: 'Toasts and the skip link',
}
const queries: Record<keyof typeof media, string> = {
  mobile: 'Tables become cards, the sidebar a sheet',
  desktop: 'Tablets and wider',
  coarse: 'Touch: hit areas grow, text in fields has 16 px',
  darkSystem: 'The system is dark, and the person has chosen no theme',
  reducedMotion: 'All durations are 0',
  forcedColors: 'Every role becomes a system colour',
}

interface MeasuresProps<Name extends string> {
  group: string
  uses: Record<Name, string>
  value: (name: Name) => ReactNode
  sample?: (name: Name) => ReactNode
}

/** A table of the tokens of a group. */
function Measures<Name extends string>({ group, uses, value, sample }: MeasuresProps<Name>) {
  const columns = ['Token', 'Value', 'For', ...(sample ? ['Sample'] : [])]
  return (
    <Table label={group} columns={columns}>
      {(Object.keys(uses) as Name[]).map((name) => (
        <Row key={name} name={<Code>{`${group}.${name}`}</Code>}>
          <Code>{value(name)}</Code>
          {uses[name]}
          {sample?.(name)}
        </Row>
      ))}
    </Table>
  )
}

export const AllMeasures: StoryObj = {
  name: 'Measures',
  render: (_args, { globals }) => {
    const tokens = brandOf(globals).light
    const css = toCss(tokens)
    const steps = Object.keys(tokens.space) as (keyof Tokens['space'])[]
    return (
      <Page
        title="Measures"
        lead={`Space and sizes are in rem: they grow with the reader’s text. Below ${MOBILE_BREAKPOINT} px the phone layout applies; inside a page, content wraps by the space that it has.`}
      >
        <Section
          title="Space"
          note="A grid of 4 px: space.4 is 16 px. Space between parts belongs to Stack, Inline and Grid; components have no margins."
        >
          <Table label="Space" columns={['Token', 'Value', 'Sample']}>
            {steps.map((step) => (
              <Row key={step} name={<Code>space.{step}</Code>}>
                {`${tokens.space[step]} px, ${css.space[step]}`}
                <span className={bar} style={{ inlineSize: vars.space[step] }} />
              </Row>
            ))}
          </Table>
        </Section>
        <Section title="Size">
          <Measures
            group="size"
            uses={sizes}
            value={(name) => `${tokens.size[name]} px, ${css.size[name]}`}
          />
        </Section>
        <Section title="Radius and borders" note="In pixels: they stay crisp when text grows.">
          <Measures
            group="radius"
            uses={radii}
            value={(name) => tokens.radius[name]}
            sample={(name) => (
              <span className={shape} style={{ borderRadius: vars.radius[name] }} />
            )}
          />
          <Measures
            group="border"
            uses={borders}
            value={(name) => tokens.border[name]}
            sample={(name) => (
              <span className={line} style={{ borderBlockStartWidth: vars.border[name] }} />
            )}
          />
        </Section>
        <Section
          title="Layers"
          note="The stacking order. Menus, lists of options and tooltips are not in the table: react-aria puts them above everything, because they may open inside a dialog."
        >
          <Measures group="layer" uses={layers} value={(name) => tokens.layer[name]} />
        </Section>
        <Section title="Media queries" note="Components use these by name and never write a width.">
          <Measures group="media" uses={queries} value={(name) => media[name]} />
        </Section>
      </Page>
    )
  },
}
