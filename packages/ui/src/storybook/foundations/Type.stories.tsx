import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack/Stack'
import { count } from '../../text/numbers'
import type { Tokens } from '../../theme/tokens'
import { vars } from '../../theme/vars.css'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Type', tags: ['!autodocs', '!manifest'] } satisfies Meta
export default meta

type Step = keyof Tokens['text']
type Weight = keyof Tokens['font']['weight']

const uses: Record<Step, string> = {
  caption: 'Letters of an avatar and keys: nothing that must be read',
  small: 'Supporting text: badges, column headers, emails, descriptions and errors of fields',
  body: 'Main text: rows, labels, buttons',
  lead: 'Titles of dialogs, fields on touch screens',
  section: 'Titles of sections',
  title: 'Figures of tiles, empty states',
  heading: 'The title of a page',
  display: 'Figures of the dashboard',
}

const weights: Record<Weight, string> = {
  regular: 'Running text',
  medium: 'Names, labels, buttons',
  semibold: 'Headings and figures',
}

/** The bundled font file of a text, or the system's font. */
const scripts = [
  { name: 'Latin', sample: 'Aoife Ní Bhriain', lang: 'ga', face: 'latin, preloaded' },
  { name: 'Latin, extended', sample: 'Łukasz Žižka', lang: 'pl', face: 'latin-ext, on demand' },
  { name: 'Vietnamese', sample: 'Nguyễn Thị Hạnh', lang: 'vi', face: 'vietnamese, on demand' },
  { name: 'Greek', sample: 'Ελένη Παππά', lang: 'el', face: 'greek, on demand' },
  { name: 'Cyrillic', sample: 'Олена Шевченко', lang: 'uk', face: 'cyrillic, on demand' },
  { name: 'Arabic', sample: 'مريم العلي', lang: 'ar', face: 'the system’s font' },
  { name: 'Persian', sample: 'مریم رضایی', lang: 'fa', face: 'the system’s font' },
  { name: 'Hebrew', sample: 'נועה כהן', lang: 'he', face: 'the system’s font' },
  { name: 'Han', sample: '陳靜儀', lang: 'zh-Hant', face: 'the system’s font' },
]

const figures = [1111, 12045, 98761, 700]

export const Type: StoryObj = {
  parameters: screenshots.both,
  render: (_args, { globals }) => {
    const { font, text } = brandOf(globals).light
    return (
      <Page
        title="Type"
        lead="One family, eight sizes, three weights. Sizes are in rem: they grow with the reader’s own text size."
      >
        <Section title="Scale">
          <Table label="Steps of the type scale" columns={['Step', 'Sample', 'Size', 'For']}>
            {(Object.keys(text) as Step[]).map((step) => (
              <Row key={step} name={<Code>text.{step}</Code>}>
                <span
                  style={{
                    fontSize: vars.text[step].size,
                    lineHeight: vars.text[step].line,
                    letterSpacing: vars.text[step].tracking,
                  }}
                >
                  Reading room
                </span>
                {`${text[step].size}/${text[step].line} px, ${text[step].tracking} em`}
                {uses[step]}
              </Row>
            ))}
          </Table>
        </Section>
        <Section title="Weights" note={<Code>{font.family}</Code>}>
          <Table label="Weights" columns={['Weight', 'Sample', 'Value', 'For']}>
            {(Object.keys(weights) as Weight[]).map((weight) => (
              <Row key={weight} name={<Code>font.weight.{weight}</Code>}>
                <span style={{ fontWeight: vars.font.weight[weight] }}>Maria Silva</span>
                {font.weight[weight]}
                {weights[weight]}
              </Row>
            ))}
          </Table>
        </Section>
        <Section
          title="Figures"
          note="Tables, counts and dates use tabular figures, so that digits line up and a changing number does not move its neighbours."
        >
          <Table label="Figures" columns={['Tabular', 'Proportional']}>
            {figures.map((figure) => (
              <Row key={figure} name={<Figure value={figure} kind="tabular-nums" />}>
                <Figure value={figure} kind="proportional-nums" />
              </Row>
            ))}
          </Table>
        </Section>
        <Section
          title="Scripts"
          note="Inter is bundled in one file per script. The Latin file is preloaded; a name in another script loads its file, or uses the system’s font. Until Inter arrives, a fallback with the same metrics takes its place, so that nothing shifts."
        >
          <Table label="Scripts" columns={['Script', 'Sample', 'Font file']}>
            {scripts.map(({ name, sample, lang, face }) => (
              <Row key={name} name={name}>
                <bdi lang={lang}>{sample}</bdi>
                {face}
              </Row>
            ))}
          </Table>
        </Section>
        <Section
          title="Code"
          note="Set-up keys and one-time codes use the system’s monospaced font."
        >
          <Stack align="start">
            <Code>{font.mono}</Code>
          </Stack>
        </Section>
      </Page>
    )
  },
}

function Figure({ value, kind }: { value: number; kind: 'tabular-nums' | 'proportional-nums' }) {
  return (
    <span style={{ fontVariantNumeric: kind, fontSize: vars.text.title.size }}>{count(value)}</span>
  )
}
