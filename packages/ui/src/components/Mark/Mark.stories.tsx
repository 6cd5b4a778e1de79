import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { screenshots } from '../../storybook/modes'
import { Mark } from './Mark'

const sizes = ['1rem', '1.5rem', '2.5rem', '4rem', '8rem']

const place = (size: string) => (
  <span key={size} style={{ inlineSize: size, blockSize: size }}>
    <Mark />
  </span>
)

const meta = {
  title: 'Components/Mark',
  component: Mark,
  render: () => place('4rem'),
} satisfies Meta<typeof Mark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => <Inline space="6">{sizes.map(place)}</Inline>,
}

export const FillsItsContainerAndIsDecorative: Story = {
  ...Matrix,
  tags: ['!autodocs'],
  parameters: {},
  play: async ({ canvasElement }) => {
    for (const mark of canvasElement.querySelectorAll('svg')) {
      await expect(mark).toHaveAttribute('aria-hidden', 'true')
      const { width, height } = mark.getBoundingClientRect()
      const around = mark.parentElement?.getBoundingClientRect()
      await expect([width, height]).toEqual([around?.width, around?.height])
    }
  },
}
