import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { valuesOf } from '../../workshop/Matrix'
import { Notice } from './Notice'
import { notice } from './Notice.css'

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Too many attempts. Try again in 5 minutes.', tone: 'critical' },
  argTypes: { tone: { control: 'inline-radio', options: valuesOf(notice, 'tone') } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.children))
  },
}

export const LongContent: Story = {
  args: {
    children:
      'The server could not be reached. What you typed is still here: check the connection and send it again. Error 0123456789012345678901234567890123456789.',
  },
  globals: { viewport: { value: 'small' } },
}

export const Matrix: Story = {
  render: () => (
    <Stack space="3">
      {valuesOf(notice, 'tone').map((tone) => (
        <Notice key={tone} tone={tone}>
          {tone}
        </Notice>
      ))}
    </Stack>
  ),
}

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } }
