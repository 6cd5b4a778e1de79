import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { Avatar } from './Avatar'
import { avatar } from './Avatar.css'

const broken = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='
const image =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%230c6149'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23e1f6ed'/%3E%3Cellipse cx='4' cy='7.6' rx='2.8' ry='2.6' fill='%23e1f6ed'/%3E%3C/svg%3E"

const people = {
  image: { name: 'Maria Silva', src: image },
  emails: { name: 'Maria Silva' },
  one: { name: 'Q' },
  arabic: { name: 'محمد علی' },
  han: { name: '田中 美咲' },
  emoji: { name: '🦊 Ana' },
  broken: { name: 'Maria Silva', src: broken },
  fallback: { name: 'Maria Silva', src: broken, fallbackSrc: image },
  nobody: { name: '' },
}

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Maria Silva' },
  argTypes: { size: { control: 'inline-radio', options: valuesOf(avatar, 'size') } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithImage: Story = { args: { src: image } }

export const Size: Story = {
  render: (args) => (
    <Inline>
      {valuesOf(avatar, 'size').map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid rows={valuesOf(avatar, 'size')} columns={Object.keys(people) as (keyof typeof people)[]}>
      {(size, person) => <Avatar size={size} {...people[person]} />}
    </Grid>
  ),
  // Settled for the screenshot: each image has either loaded or failed.
  play: async ({ canvasElement }) => {
    const images = () => Array.from(canvasElement.querySelectorAll('img'))
    await waitFor(() => expect(images()).toHaveLength(2 * valuesOf(avatar, 'size').length))
    await waitFor(() => expect(images().every((image) => image.naturalWidth > 0)).toBe(true))
  },
}

export const FallsBackToLetters: Story = {
  tags: ['!autodocs'],
  args: { src: broken },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent(/^MA$/)
  },
}

export const ShowsTheFallbackImage: Story = {
  tags: ['!autodocs'],
  args: { src: broken, fallbackSrc: image },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', image))
  },
}

export const FallsBackToLettersAfterTwoBrokenImages: Story = {
  tags: ['!autodocs'],
  args: { src: broken, fallbackSrc: `${broken}#` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const ShowsTheNextImageAfterABrokenOne: Story = {
  tags: ['!autodocs'],
  args: { src: broken },
  render: function Render(args) {
    const [src, setSrc] = useState(args.src)
    return (
      <Inline>
        <Avatar {...args} src={src} />
        <Button onPress={() => setSrc(image)}>Change image</Button>
      </Inline>
    )
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', image))
  },
}

export const CountsGraphemes: Story = {
  tags: ['!autodocs'],
  args: { name: '👩‍👩‍👧 Élodie' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('👩‍👩‍👧É')
  },
}
