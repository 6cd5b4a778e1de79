import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Tokens } from '../../theme/tokens'
import { toCss } from '../../theme/tokens'
import { vars } from '../../theme/vars.css'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import { bar } from './Measures.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta
export default meta

export const Space: StoryObj = {
  parameters: screenshots.both,
  render: (_args, { globals }) => {
    const tokens = brandOf(globals).light
    const rem = toCss(tokens).space
    const steps = Object.keys(tokens.space) as (keyof Tokens['space'])[]
    return (
      <Page
        title="Space"
        lead="A grid of 4 px. Steps are named by their multiple of it, so space.4 is 16 px. Space between parts belongs to Stack, Inline and Grid; components have no margins."
      >
        <Section title="Steps">
          <Table label="Steps of space" columns={['Token', 'Pixels', 'Rem', 'Length']}>
            {steps.map((step) => (
              <Row key={step} name={<Code>space.{step}</Code>}>
                {tokens.space[step]}
                {rem[step]}
                <span className={bar} style={{ inlineSize: vars.space[step] }} />
              </Row>
            ))}
          </Table>
        </Section>
      </Page>
    )
  },
}
