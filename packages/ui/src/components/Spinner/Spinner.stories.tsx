import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Text } from '../Text/Text'
import { Spinner } from './Spinner'
import { spinner } from './Spinner.css'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading users' },
  argTypes: { size: { control: 'inline-radio', options: valuesOf(spinner, 'size') } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Size: Story = {
  render: () => (
    <Inline space="6">
      {valuesOf(spinner, 'size').map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
}

export const RightToLeft: Story = { ...Size, globals: { direction: 'rtl' } }

/** Takes the colour of the surrounding text. */
export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid rows={valuesOf(spinner, 'size')} columns={['body', 'muted'] as const}>
      {(size, tone) => (
        <Text tone={tone} element="div">
          <Spinner size={size} />
        </Text>
      )}
    </Grid>
  ),
}

export const NamesTheLoadingContent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Loading users')
    await expect(status.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const IsSilentWithoutALabel: Story = {
  ...Size,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3)
    await expect(canvasElement.textContent).toBe('')
  },
}
