import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Tokens, toCss } from '../../theme/tokens'
import { vars } from '../../theme/vars.css'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import { bar } from './Measures.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Size', tags: ['!autodocs'] } satisfies Meta
export default meta

type Size = keyof Tokens['size']

const controls = {
  control: 'Height of buttons and fields with a mouse',
  controlSmall: 'Height of small buttons with a mouse',
  touch: 'Minimum hit area for touch (WCAG 2.5.5)',
  row: 'Height of a table row',
  rowCompact: 'The same in compact lists',
  icon: 'Icons beside text',
  iconSmall: 'Icons beside small text',
}

const areas: Record<Exclude<Size, keyof typeof controls>, string> = {
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

export const Size: StoryObj = {
  parameters: screenshots.both,
  render: (_args, { globals }) => {
    const { size } = brandOf(globals).light
    const rem = toCss(brandOf(globals).light).size
    const table = (label: string, uses: Partial<Record<Size, string>>, scale: number) => (
      <Table label={label} columns={['Token', 'Pixels', 'For', 'Length']}>
        {(Object.keys(uses) as Size[]).map((name) => (
          <Row key={name} name={<Code>size.{name}</Code>}>
            {`${size[name]} (${rem[name]})`}
            {uses[name]}
            <span className={bar} style={{ inlineSize: `calc(${vars.size[name]} / ${scale})` }} />
          </Row>
        ))}
      </Table>
    )
    return (
      <Page
        title="Size"
        lead="The sizes that every part shares. In rem, so that a control still has room for its text when the reader enlarges it."
      >
        <Section title="Controls" note="At their actual size.">
          {table('Sizes of controls', controls, 1)}
        </Section>
        <Section title="Areas" note="At a sixth of their size.">
          {table('Sizes of areas', areas, 6)}
        </Section>
      </Page>
    )
  },
}
