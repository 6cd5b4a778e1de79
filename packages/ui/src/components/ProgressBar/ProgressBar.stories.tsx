import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { ProgressBar } from './ProgressBar'
import { fill } from './ProgressBar.css'

const states = {
  begun: { value: 0 },
  halfway: { value: 50 },
  done: { value: 100 },
  unknown: {},
} satisfies Record<string, { value?: number }>

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading gold.webp', value: 40 },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    tone: { control: 'inline-radio', options: valuesOf(fill, 'tone') },
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Indeterminate: Story = { args: { value: undefined } }

export const ValueText: Story = { args: { value: 2, max: 5, valueText: '2 of 5 MB' } }

export const Tone: Story = {
  render: () => (
    <Stack space="6">
      <ProgressBar label="Uploading gold.webp" value={60} />
      <ProgressBar label="gold.webp is uploaded" value={100} tone="positive" />
      <ProgressBar label="Upload failed" value={60} tone="critical" />
    </Stack>
  ),
}

export const LabelVisibility: Story = { args: { labelVisibility: 'hidden' } }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid rows={valuesOf(fill, 'tone')} columns={Object.keys(states) as (keyof typeof states)[]}>
      {(tone, state) => (
        <div style={{ inlineSize: '12rem' }}>
          <ProgressBar label={state} tone={tone} {...states[state]} />
        </div>
      )}
    </Grid>
  ),
}

export const LongContent: Story = {
  args: {
    label: `Uploading ${'a-very-long-name-of-a-file-'.repeat(4)}.webp`,
    value: 1_234_567,
    max: 5_242_880,
    valueText: '1.2 of 5.0 MB, less than a minute left',
  },
  globals: { viewport: { value: 'small' } },
}

export const LargeText: Story = { ...LongContent, globals: { textSize: '200' } }

export const RightToLeft: Story = {
  args: { label: 'מעלה את gold.webp' },
  globals: { direction: 'rtl' },
}

export const AnnouncesTheProgress: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading gold.webp' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
    await expect(canvas.getByText('40%')).toBecomeVisible()
    const [track, done] = [bar.lastElementChild, bar.lastElementChild?.firstElementChild].map(
      (part) => part?.getBoundingClientRect().width ?? 0,
    )
    await expect(Math.round(((done ?? 0) / (track ?? 1)) * 100)).toBe(40)
  },
}

export const KeepsItsNameWhenItIsHidden: Story = {
  ...LabelVisibility,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading gold.webp' })
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
    await expect(bar.textContent).toBe('')
  },
}

export const ShowsItsOwnText: Story = {
  ...ValueText,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading gold.webp' })
    await expect(bar).toHaveAttribute('aria-valuemax', '5')
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 5 MB')
    await expect(canvas.getByText('2 of 5 MB')).toBecomeVisible()
  },
}

export const ShowsNoValueWhileProgressIsUnknown: Story = {
  ...Indeterminate,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading gold.webp' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
    await expect(canvas.queryByText(/%/)).toBeNull()
    const moving = bar.lastElementChild?.firstElementChild as Element
    await expect(moving.getBoundingClientRect().width).toBeGreaterThan(0)
  },
}
