import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Matrix as Grid, valuesOf } from '../../workshop/Matrix'
import { Avatar } from './Avatar'
import { avatar } from './Avatar.css'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%230c6149'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23e1f6ed'/%3E%3Cellipse cx='4' cy='7.6' rx='2.8' ry='2.6' fill='%23e1f6ed'/%3E%3C/svg%3E"

const people = {
  picture: { name: 'Maria Silva', src: picture },
  letters: { name: 'Maria Silva' },
  one: { name: 'Q' },
  arabic: { name: 'محمد علی' },
  han: { name: '田中 美咲' },
  emoji: { name: '🦊 Ana' },
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

export const WithPicture: Story = { args: { src: picture } }

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
  render: () => (
    <Grid rows={valuesOf(avatar, 'size')} columns={Object.keys(people) as (keyof typeof people)[]}>
      {(size, person) => <Avatar size={size} {...people[person]} />}
    </Grid>
  ),
}

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } }

export const FallsBackToLetters: Story = {
  tags: ['!autodocs'],
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement).toHaveTextContent('MA')
  },
}
