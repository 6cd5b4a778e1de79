import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline/Inline'
import { MOBILE_BREAKPOINT, media } from '../../theme/media'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import * as css from './Layout.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Layout', tags: ['!autodocs'] } satisfies Meta
export default meta

const queries: Record<keyof typeof media, string> = {
  mobile: 'Tables become cards, the side panel a sheet',
  desktop: 'Tablets and wider',
  coarse: 'A finger: hit areas grow, fields take 16 px type',
  darkSystem: 'The system is dark, and nobody has chosen',
  reducedMotion: 'All durations are 0',
  forcedColors: 'Every role becomes a system colour',
}

const measures = [
  'sidebar',
  'sidebarCollapsed',
  'sidebarSheet',
  'topBar',
  'content',
  'publicCard',
] as const

export const Layout: StoryObj = {
  parameters: screenshots.both,
  render: (_args, { globals }) => {
    const { size } = brandOf(globals).light
    return (
      <Page
        title="Layout"
        lead={`One width decides: under ${MOBILE_BREAKPOINT} px the phone layout holds. Inside of a page things wrap by the room they have, not by the window.`}
      >
        <Section
          title="Media queries"
          note="Components take these by name and never write a width."
        >
          <Table label="Media queries" columns={['Name', 'Query', 'What changes']}>
            {(Object.keys(queries) as (keyof typeof queries)[]).map((name) => (
              <Row key={name} name={<Code>media.{name}</Code>}>
                <Code>{media[name]}</Code>
                {queries[name]}
              </Row>
            ))}
          </Table>
        </Section>
        <Section
          title="The shell"
          note="At a fifth of its size: expanded, only icons, and on a phone."
        >
          <Inline space="6" align="start">
            <div className={css.shell}>
              <div className={css.sidebar}>sidebar</div>
              <div className={css.content}>content</div>
            </div>
            <div className={css.shell}>
              <div className={css.collapsed} />
              <div className={css.content}>content</div>
            </div>
            <div className={css.phone}>
              <div className={css.bar}>topBar</div>
              <div className={css.content}>content</div>
            </div>
          </Inline>
          <Table label="Measures of the shell" columns={['Token', 'Pixels', 'Rem']}>
            {measures.map((name) => (
              <Row key={name} name={<Code>size.{name}</Code>}>
                {size[name]}
                {size[name] / 16}
              </Row>
            ))}
          </Table>
        </Section>
        <Section
          title="Direction"
          note="Only logical properties: start and end, never left and right. The toolbar’s direction turns everything round; what points along the line (chevrons, arrows) turns with it."
        />
      </Page>
    )
  },
}
