import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { expect, within } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { image } from '../../storybook/image'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Heading } from '../Heading/Heading'
import { Text } from '../Text/Text'
import { Card } from './Card'
import { card } from './Card.css'

const contents = {
  image: (
    <div style={{ minInlineSize: '10rem' }}>
      <img src={image} alt="" style={{ display: 'block', inlineSize: '100%' }} />
    </div>
  ),
  section: (
    <Stack space="1">
      <Heading level={3} size="section">
        Information
      </Heading>
      <Text tone="muted">Created 12 Mar 2026</Text>
    </Stack>
  ),
}

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: contents.section },
  argTypes: {
    children: { control: false },
    padding: { control: 'inline-radio', options: valuesOf(card, 'padding') },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongContent: Story = {
  args: { children: <Text>{'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)}</Text> },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid
      rows={valuesOf(card, 'padding')}
      columns={Object.keys(contents) as (keyof typeof contents)[]}
    >
      {(padding, content) =>
        // Text never touches the edge: the content of a card without padding has its own.
        padding === 'none' && content === 'section' ? null : (
          <Card padding={padding}>{contents[content]}</Card>
        )
      }
    </Grid>
  ),
}

export const IsAPartOfThePage: Story = {
  tags: ['!autodocs'],
  args: { element: 'section' },
  render: function Render(args) {
    const titleId = useId()
    return (
      <Card {...args} aria-labelledby={titleId}>
        <Heading level={2} id={titleId}>
          Quick Actions
        </Heading>
      </Card>
    )
  },
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'Quick Actions' })
    await expect(within(part).getByRole('heading', { level: 2 })).toBecomeVisible()
  },
}
