import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Tokens } from '../../theme/tokens'
import { vars } from '../../theme/vars.css'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import { line, shape } from './Measures.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Radius and borders', tags: ['!autodocs'] } satisfies Meta
export default meta

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

export const RadiusAndBorders: StoryObj = {
  name: 'Radius and borders',
  parameters: screenshots.both,
  render: (_args, { globals }) => {
    const { radius, border } = brandOf(globals).light
    return (
      <Page
        title="Radius and borders"
        lead="A hairline shows where a surface ends, not a shadow. Radii and borders are in pixels: they stay crisp when text grows."
      >
        <Section title="Radius">
          <Table label="Radii" columns={['Token', 'Pixels', 'For', 'Shape']}>
            {(Object.keys(radii) as (keyof typeof radii)[]).map((name) => (
              <Row key={name} name={<Code>radius.{name}</Code>}>
                {radius[name]}
                {radii[name]}
                <span className={shape} style={{ borderRadius: vars.radius[name] }} />
              </Row>
            ))}
          </Table>
        </Section>
        <Section title="Borders">
          <Table label="Borders" columns={['Token', 'Pixels', 'For', 'Line']}>
            {(Object.keys(borders) as (keyof typeof borders)[]).map((name) => (
              <Row key={name} name={<Code>border.{name}</Code>}>
                {border[name]}
                {borders[name]}
                <span className={line} style={{ borderBlockStartWidth: vars.border[name] }} />
              </Row>
            ))}
          </Table>
        </Section>
      </Page>
    )
  },
}
