import type { Meta, StoryObj } from '@storybook/react-vite'
import { clockTime, mediumDate } from '../../text/dates'
import { text } from '../../text/defaults'
import { count } from '../../text/numbers'
import { panelText } from '../../text/panelDefaults'
import { personName } from '../../text/people'
import { screenshots } from '../modes'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Content style', tags: ['!autodocs'] } satisfies Meta
export default meta

const moment = '2026-11-21T22:05:00Z'

const voice = [
  ['Create announcement', 'Submit', 'A button names its action with a verb.'],
  ['Delete Maria Silva?', 'Are you sure?', 'A question names what it is about.'],
  ['No users match these filters', 'Oops, nothing here!', 'Calm, and no jokes at a bad moment.'],
  ['Something went wrong', 'You did something wrong', 'Never blame the reader.'],
] as const

const shapes = [
  {
    name: 'A date',
    call: 'mediumDate',
    shown: mediumDate(moment),
    why: 'The same day for everybody',
  },
  { name: 'No date', call: 'mediumDate', shown: mediumDate(null), why: 'Never “Invalid Date”' },
  {
    name: 'A time',
    call: 'clockTime',
    shown: clockTime(new Date(moment), 'UTC'),
    why: '24 hours, in the reader’s time zone',
  },
  {
    name: 'A count',
    call: 'count',
    shown: count(12045),
    why: 'Thousands separated, tabular figures',
  },
  {
    name: 'A range',
    call: 'panelText.rangeOf',
    shown: panelText.rangeOf(count(1), count(50), count(12045)),
    why: 'Shows the position and the total',
  },
  {
    name: 'How recent',
    call: 'text.updatedRetrying',
    shown: text.updatedRetrying(clockTime(new Date(moment), 'UTC')),
    why: 'Data that may be out of date says so',
  },
  {
    name: 'A missing name',
    call: 'personName',
    shown: personName({ fullName: ' ' }),
    why: 'A person is never an empty cell',
  },
]

const errors = [
  ['What failed', text.copyFailed, 'Not “Error”, and no internal code'],
  ['What now', text.tryAgain, 'A button next to the sentence'],
  [
    'While we retry',
    text.updatedRetrying(clockTime(new Date(moment), 'UTC')),
    'The page keeps its content and shows its age',
  ],
  ['Nothing yet', text.neverLoaded, 'Never a zero that was not counted'],
] as const

export const ContentStyle: StoryObj = {
  name: 'Content style',
  parameters: screenshots.one,
  render: () => (
    <Page
      title="Content style"
      lead="Plain words, the most important first. Stewards read hundreds of rows an hour; members read one sentence at a bad moment."
    >
      <Section title="Voice">
        <Table label="Voice" columns={['Say', 'Not', 'Why']}>
          {voice.map(([say, not, why]) => (
            <Row key={say} name={say}>
              {not}
              {why}
            </Row>
          ))}
        </Table>
      </Section>
      <Section
        title="Dates, numbers and names"
        note="Formatted here by the functions that the screens use."
      >
        <Table label="Dates, numbers and names" columns={['What', 'Shown', 'By', 'Why']}>
          {shapes.map(({ name, call, shown, why }) => (
            <Row key={name} name={name}>
              {shown}
              <Code>{call}</Code>
              {why}
            </Row>
          ))}
        </Table>
      </Section>
      <Section
        title="When something fails"
        note="Say what failed, then what the person can do. If the server sends a message of its own, show that first."
      >
        <Table label="Errors" columns={['Part', 'Text', 'Why']}>
          {errors.map(([part, words, why]) => (
            <Row key={part} name={part}>
              {words}
              {why}
            </Row>
          ))}
        </Table>
      </Section>
      <Section
        title="Where texts are"
        note="A component has no text of its own: labels are props. Those that many share are in the folder text: defaults for every page (Cancel, Try again, Loading), panelDefaults for the panel, formDefaults for forms. All others are in the folder of their screen, pattern or part of the product."
      />
    </Page>
  ),
}
