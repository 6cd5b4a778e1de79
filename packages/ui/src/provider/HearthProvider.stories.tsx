import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button'
import { HearthProvider } from './HearthProvider'

const meta = {
  title: 'Foundations/HearthProvider',
  component: HearthProvider,
  tags: ['!autodocs', '!dev'],
  args: { brand: { productName: 'Hearth' }, navigate: fn(), children: null },
  render: function Render(args) {
    const [isShown, setIsShown] = useState(false)
    return (
      <>
        <Button onPress={() => setIsShown(!isShown)}>Toggle</Button>
        {isShown && <HearthProvider {...args} />}
      </>
    )
  },
} satisfies Meta<typeof HearthProvider>

export default meta
type Story = StoryObj<typeof meta>

const page = document.documentElement

export const GivesTheDocumentItsDirection: Story = {
  args: { locale: 'ar-EG' },
  beforeEach: () => () => {
    page.dir = 'ltr'
  },
  play: async ({ canvas }) => {
    // The frame of the story has run its effects once a press is handled.
    await userEvent.dblClick(canvas.getByRole('button'))
    page.removeAttribute('dir')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(page.dir).toBe('rtl'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(page).not.toHaveAttribute('dir'))
  },
}

export const LeavesTheDirectionThatTheDocumentStates: Story = {
  args: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    page.dir = 'ltr'
    await userEvent.click(canvas.getByRole('button'))
    await expect(page.dir).toBe('ltr')
  },
}
