import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Text } from './Text'
import { text } from './Text.css'

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Administrators see counts and recent activity.' },
  argTypes: {
    size: { control: 'inline-radio', options: valuesOf(text, 'size') },
    tone: { control: 'inline-radio', options: valuesOf(text, 'tone') },
    weight: { control: 'inline-radio', options: valuesOf(text, 'weight') },
    align: { control: 'inline-radio', options: valuesOf(text, 'align') },
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Size: Story = {
  render: (args) => (
    <Stack>
      {valuesOf(text, 'size').map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const Tone: Story = {
  render: (args) => (
    <Stack>
      {valuesOf(text, 'tone').map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const Weight: Story = {
  render: (args) => (
    <Stack>
      {valuesOf(text, 'weight').map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
}

export const Align: Story = {
  render: (args) => (
    <Stack>
      {valuesOf(text, 'align').map((align) => (
        <Text key={align} {...args} align={align} />
      ))}
    </Stack>
  ),
}

export const LongContent: Story = {
  args: { children: `${'long'.repeat(24)}@${'domain'.repeat(20)}.example` },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { children: 'מנהלים רואים מספרים ופעילות אחרונה.' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid rows={valuesOf(text, 'size')} columns={valuesOf(text, 'tone')}>
      {(size, tone) => (
        <Text size={size} tone={tone}>
          2,048 members
        </Text>
      )}
    </Grid>
  ),
}
