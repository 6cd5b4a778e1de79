import type { Meta, StoryObj } from '@storybook/react-vite'
import { Code, Download, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta
export default meta

const files = [
  ['hearth.light.tokens.json', 'Every token in the light theme'],
  ['hearth.dark.tokens.json', 'The same tokens in the dark theme'],
  ['hearth.resolver.json', 'That both are modes of one theme, for tools that read it'],
] as const

const types = [
  ['color', 'color', 'sRGB, with the value as hex'],
  ['space, size, radius, border', 'dimension', 'Pixels at the browser’s own text size'],
  ['font', 'fontFamily, fontWeight', 'The families in the order in which they are tried'],
  ['text', 'dimension', 'Size, line and tracking of each style'],
  ['shadow', 'shadow', 'One for each layer'],
  ['motion', 'duration, cubicBezier', 'Milliseconds'],
  ['layer', 'number', 'The order of what floats'],
] as const

export const Tokens: StoryObj = {
  render: () => (
    <Page
      title="Tokens"
      lead="The theme as files that design tools read, in the format of the Design Tokens Community Group (2025.10). They are generated from the theme that the product uses, and a test reads them with a parser of that format."
    >
      <Section
        title="Download"
        note="In Figma, import both files into one collection of variables, each as a mode. A tool that knows resolvers takes all three."
      >
        <Table label="Token files" columns={['File', 'What is in it']}>
          {files.map(([file, what]) => (
            <Row key={file} name={<Download href={`./tokens/${file}`}>{file}</Download>}>
              {what}
            </Row>
          ))}
        </Table>
      </Section>
      <Section
        title="Groups"
        note="Names are those of the theme, so a token is called the same in a design and in the code."
      >
        <Table label="Groups of tokens" columns={['Group', 'Type', 'Value']}>
          {types.map(([group, type, value]) => (
            <Row key={group} name={<Code>{group}</Code>}>
              <Code>{type}</Code>
              {value}
            </Row>
          ))}
        </Table>
      </Section>
      <Section
        title="After a change of the theme"
        note={
          <>
            <Code>pnpm tokens</Code> writes the files again. A test fails until then.
          </>
        }
      />
    </Page>
  ),
}
