import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Tokens } from '../../theme/tokens'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta
export default meta

const uses: Record<keyof Tokens['layer'], string> = {
  sticky: 'The head of a table and the top bar, over what scrolls under them',
  sheet: 'Sheets, the side panel on a phone among them',
  overlay: 'Dialogs and what dims the page behind them',
  popover: 'Marks that lie over what is sticky, such as a table’s line of progress',
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
        lead="What stands over what. A component takes a layer by its name and never writes a number."
      >
        <Section
          title="From the top"
          note="Menus, lists of choices and tooltips are not in the list: react-aria puts them over everything by itself, because they may open inside a dialog."
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
          note="Styles have layers too, weakest first: reset, base, component, screen. A screen can place a component but a component never has to fight the reset."
        />
      </Page>
    )
  },
}
