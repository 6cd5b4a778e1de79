import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Heading } from '../../components/Heading/Heading'
import { twoFrames } from '../../storybook/twoFrames'
import { ClampedText, type ClampedTextProps } from './ClampedText'

const long = 'We meet by the old bridge, and bring what we have. '.repeat(30)

const meta = {
  title: 'Patterns/ClampedText',
  component: ClampedText,
  args: { children: long, titleId: 'clamped' },
  argTypes: { lines: { control: 'inline-radio', options: ['2', '4'] } },
  decorators: [
    (Story) => (
      <>
        <Heading level={2} id="clamped">
          Summer gathering
        </Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ClampedText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Lines: Story = { args: { lines: '2' } }

export const Short: Story = {
  args: { children: 'Bring a chair.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bring a chair.')).toBecomeVisible()
    // It is measured in the first frame.
    await twoFrames()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Two of two lines are words, until all of it shows. */
export const BlankLines: Story = {
  args: { children: 'Bring a chair.\n\n \nBring a friend.\n\nBring bread.', lines: '2' },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Bring a chair/)
    await expect(words.textContent).toBe('Bring a chair.\nBring a friend.\nBring bread.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await expect(words.textContent).toContain('friend.\n\nBring bread.')
  },
}

export const LongContent: Story = {
  args: { children: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(40) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  args: { children: 'ניפגש ליד הגשר הישן, ונביא מה שיש לנו. '.repeat(30) },
  globals: { direction: 'rtl' },
}

export const ShowsAllOfItByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^We meet by the old bridge/)
    const height = () => words.getBoundingClientRect().height
    const more = await canvas.findByRole('button', { name: 'Show more' })
    await expect(more).toHaveAccessibleDescription('Summer gathering')
    const cut = height()
    await userEvent.tab()
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveTextContent('Show less')
    await waitFor(() => expect(height()).toBeGreaterThan(cut))
    await expect(more).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(height()).toBe(cut))
  },
}

function Growing({ children, ...props }: ClampedTextProps) {
  const [more, setMore] = useState('')
  return (
    <>
      <Button onPress={() => setMore('\nDogs are welcome.')}>Write more</Button>
      <ClampedText {...props}>{children + more}</ClampedText>
    </>
  )
}

const twoLines = 'Bring a chair.\nBring a friend.'

/** A resize observer would not notice: the clamped text keeps its height. */
export const OffersMoreOnceItsTextIsLonger: Story = {
  tags: ['!autodocs'],
  args: { children: twoLines, lines: '2' },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await twoFrames()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Write more' }))
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBecomeVisible()
  },
}

const lateFont = `@font-face {
  font-family: Late;
  src: url(${inter}) format('woff2');
  size-adjust: 300%;
}`

export const OffersMoreOnceItsFontHasArrived: Story = {
  tags: ['!autodocs'],
  args: { children: twoLines, lines: '2' },
  decorators: [
    (Story) => (
      <div style={{ fontFamily: 'Late, sans-serif', inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => document.querySelector('style[data-late]')?.remove(),
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Bring a chair/)
    await twoFrames()
    await expect(canvas.queryByRole('button')).toBeNull()
    const { height } = words.getBoundingClientRect()
    const style = document.createElement('style')
    style.dataset.late = ''
    style.textContent = lateFont
    document.head.append(style)
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBecomeVisible()
    await expect(words.getBoundingClientRect().height).toBe(height)
  },
}
