import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { screenshots } from '../../storybook/modes'
import { Drawing, type DrawingName } from './Drawing'
import { drawings } from './drawings'

const names = Object.keys(drawings) as DrawingName[]

const meta = {
  title: 'Components/Drawing',
  component: Drawing,
  args: { name: 'lit' },
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Inline space="8">
      {names.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </Inline>
  ),
}

export const IsDecorativeWithTwoInks: Story = {
  ...Matrix,
  tags: ['!autodocs'],
  parameters: {},
  play: async ({ canvasElement }) => {
    const masks = new Set<string>()
    for (const drawing of canvasElement.querySelectorAll('[data-drawing]')) {
      await expect(drawing).toBeEmptyDOMElement()
      const [lines, fire] = ['::before', '::after'].map((ink) => getComputedStyle(drawing, ink))
      await expect(lines?.backgroundColor).not.toBe(fire?.backgroundColor)
      await expect([lines?.maskImage, fire?.maskImage]).not.toContain('none')
      masks.add(`${lines?.maskImage} ${fire?.maskImage}`)
      const { width, height } = drawing.getBoundingClientRect()
      await expect(width / height).toBeCloseTo(4 / 3)
    }
    // Two of them may have the same lines, and burn differently.
    await expect(masks.size).toBe(names.length)
  },
}
