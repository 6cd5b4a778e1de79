import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline/Inline'
import { MOBILE_BREAKPOINT, media, mediaBeside, mediaShort, mediaSplit } from '../../theme/media'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import * as css from './Layout.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Layout', tags: ['!autodocs'] } satisfies Meta
export default meta

const queries: Record<keyof typeof media, string> = {
  mobile: 'Tables become cards, the sidebar a sheet',
  desktop: 'Tablets and wider',
  coarse: 'Touch: hit areas grow, text in fields has 16 px',
  darkSystem: 'The system is dark, and the person has chosen no theme',
  reducedMotion: 'All durations are 0',
  forcedColors: 'Every role becomes a system colour',
}

const ofSomePages = [
  [
    'mediaBeside',
    mediaBeside,
    'There is room beside the content: a review is a panel, no longer a sheet',
  ],
  ['mediaSplit', mediaSplit, 'A public page has two halves: its card, and a drawing'],
  ['mediaShort', mediaShort, 'A public page has no drawing'],
] as const

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
        lead={`One width decides most: below ${MOBILE_BREAKPOINT} px the phone layout applies. Inside a page, content wraps by the space that it has, not by the width of the window.`}
      >
        <Section title="Media queries" note="Components use these by name and never write a width.">
          <Table label="Media queries" columns={['Name', 'Query', 'What changes']}>
            {(Object.keys(queries) as (keyof typeof queries)[]).map((name) => (
              <Row key={name} name={<Code>media.{name}</Code>}>
                <Code>{media[name]}</Code>
                {queries[name]}
              </Row>
            ))}
            {ofSomePages.map(([name, query, change]) => (
              <Row key={name} name={<Code>{name}</Code>}>
                <Code>{query}</Code>
                {change}
              </Row>
            ))}
          </Table>
        </Section>
        <Section
          title="The shell"
          note="At a fifth of its size: expanded, icons only, and on a phone."
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
          <Table label="Sizes of the shell" columns={['Token', 'Pixels', 'Rem']}>
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
          note="Only logical properties: start and end, never left and right. The direction in the toolbar mirrors everything, including icons that point along the line (chevrons, arrows)."
        />
      </Page>
    )
  },
}
