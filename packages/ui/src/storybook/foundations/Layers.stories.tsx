import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Tokens } from '../../theme/tokens'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta
export default meta

const uses: Record<keyof Tokens['layer'], string> = {
  sticky: 'Table headers and the top bar, above the content that scrolls',
  sheet: 'Sheets, including the sidebar on a phone',
  overlay: 'Dialogs and the backdrop behind them',
  popover: 'Parts above the sticky ones, such as the progress line of a table',
  toast: 'Toasts and the skip link',
}

export const Layers: StoryObj = {
  parameters: screenshots.one,
  render: (_args, { globals }) => {
    const { layer } = brandOf(globals).light
    const topFirst = (Object.keys(uses) as (keyof typeof uses)[]).sort(
      (one, other) => layer[other] - layer[one],
    )
    return (
      <Page
        title="Layers"
        lead="The stacking order. A component uses a layer by name and never writes a number."
      >
        <Section
          title="From top to bottom"
          note="Menus, lists of options and tooltips are not in the table: react-aria puts them above everything, because they may open inside a dialog."
        >
          <Table label="Layers" columns={['Token', 'z-index', 'For']}>
            {topFirst.map((name) => (
              <Row key={name} name={<Code>layer.{name}</Code>}>
                {layer[name]}
                {uses[name]}
              </Row>
            ))}
          </Table>
        </Section>
        <Section
          title="Cascade layers"
          note="Styles have layers too, weakest first: reset, base, component, screen, print. A screen may position a component, a component never has to override the reset, and paper overrides all of them."
        />
      </Page>
    )
  },
}
