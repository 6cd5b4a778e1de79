import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline/Inline'
import { Mark } from './Mark'

const sizes = ['1rem', '1.5rem', '2.5rem', '4rem', '8rem']

const meta = {
  title: 'Components/Mark',
  component: Mark,
  render: () => (
    <Inline space="6">
      {sizes.map((size) => (
        <span key={size} style={{ inlineSize: size, blockSize: size }}>
          <Mark />
        </span>
      ))}
    </Inline>
  ),
} satisfies Meta<typeof Mark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }
