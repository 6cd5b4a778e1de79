import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../components/Text/Text'
import type { Tokens } from '../../theme/tokens'
import { brandOf } from '../brands'
import { ground, grounds, plates } from './Elevation.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Elevation', tags: ['!autodocs', '!manifest'] } satisfies Meta
export default meta

const uses: Record<keyof Tokens['shadow'], string> = {
  menu: 'Menus, lists of options, popovers, toasts',
  dialog: 'Dialogs and sheets',
}

const planes = {
  canvas: 'The page',
  raised: 'Cards and tables',
  head: 'The head of a table',
  overlay: 'What floats: menus, toasts, dialogs, sheets',
  hover: 'A row or an item under the pointer, on any of them',
} satisfies Partial<Record<keyof Tokens['color']['surface'], string>>

const modes = ['light', 'dark'] as const

export const Elevation: StoryObj = {
  render: (_args, { globals }) => {
    const theme = brandOf(globals)
    return (
      <Page
        title="Elevation"
        lead="Parts of the page have a hairline. Only parts that float above it have a shadow. In the dark, where a shadow hardly shows, each plane is lighter than the one below it."
      >
        <div className={grounds}>
          {modes.map((mode) => (
            <div key={mode} data-theme={mode} className={ground}>
              {(Object.keys(plates) as (keyof typeof plates)[]).map((name) => (
                <div key={name} className={plates[name]}>
                  <Text weight="medium">{name === 'hairline' ? 'hairline' : `shadow.${name}`}</Text>
                  <Text size="small" tone="muted">
                    {name === 'hairline' ? 'Cards and tables' : uses[name]}
                  </Text>
                </div>
              ))}
            </div>
          ))}
        </div>
        <Section title="Planes" note="From the page up. A test holds each step between them.">
          <Table label="Planes" columns={['Token', 'For', 'Light', 'Dark']}>
            {(Object.keys(planes) as (keyof typeof planes)[]).map((name) => (
              <Row key={name} name={<Code>color.surface.{name}</Code>}>
                {planes[name]}
                <Code>{theme.light.color.surface[name]}</Code>
                <Code>{theme.dark.color.surface[name]}</Code>
              </Row>
            ))}
          </Table>
        </Section>
      </Page>
    )
  },
}
