import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { HearthProvider, useHearth } from '../../provider/HearthProvider'
import { mockDrafts } from '../../storybook/drafts'
import { refused } from '../../storybook/submissions'
import { translated } from '../../storybook/translated'
import { IDLE, type Submission } from '../../submission'
import { AppealScreen, type AppealState } from './AppealScreen'
import { appeal, decision } from './appealFixture'

const sent: AppealState = { step: 'sent', appeal }

const meta = {
  title: 'Screens/Appeal interactions',
  component: AppealScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', spec: '2.31' },
  args: { appeal: { step: 'ready', decision }, onSend: fn(), onGetLink: fn() },
} satisfies Meta<typeof AppealScreen>

export default meta
type Story = StoryObj<typeof meta>

export const JudgesTheWords: Story = {
  play: async ({ canvas, args, step }) => {
    const words = canvas.getByRole('textbox')
    const send = canvas.getByRole('button', { name: 'Send appeal' })
    await step('blanks are nothing', async () => {
      await userEvent.type(words, '  ')
      await userEvent.click(send)
      await waitFor(() => expect(words).toHaveFocus())
      await expect(words).toHaveAccessibleDescription(/Say why the decision is wrong/)
    })
    await step('2,001 characters are too many, and nothing is cut', async () => {
      await userEvent.clear(words)
      await userEvent.paste('🙂'.repeat(2_001))
      await userEvent.click(send)
      await waitFor(() => expect(words).toHaveAccessibleDescription(/Use at most 2,000 characters/))
      await expect(words).toHaveValue('🙂'.repeat(2_001))
      await expect(args.onSend).not.toHaveBeenCalled()
    })
    await step('2,000 are sent, without blanks around them', async () => {
      await userEvent.clear(words)
      await userEvent.paste(` ${'🙂'.repeat(2_000)} `)
      await userEvent.click(send)
      await expect(args.onSend).toHaveBeenCalledWith('🙂'.repeat(2_000))
    })
  },
}

/** The first try finds no connection, the second one arrives. */
export const SendsAgain: Story = {
  render: function Sending(args) {
    const [tries, setTries] = useState(0)
    const [offline] = useState<Submission>(() => refused({ message: 'You are offline.' }))
    return (
      <AppealScreen
        {...args}
        appeal={tries === 2 ? sent : args.appeal}
        submission={tries === 1 ? offline : IDLE}
        onSend={(words) => {
          args.onSend(words)
          setTries(tries + 1)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }))
    await userEvent.type(canvas.getByRole('textbox'), 'It was my sister.')
    await send()
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'))
    await expect(canvas.getByRole('textbox')).toHaveValue('It was my sister.')
    await send()
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveTextContent('Your appeal was sent'))
    await waitFor(() => expect(title).toHaveFocus())
    await expect(args.onSend).toHaveBeenCalledTimes(2)
  },
}

export const SendsOnATranslatedPage: Story = { ...SendsAgain, decorators: [translated] }

/** The page broke, and the member has tried again. */
export const KeepsTheWords: Story = {
  render: function Render(args) {
    const { brand, now } = useHearth()
    const [drafts] = useState(mockDrafts)
    const [page, setPage] = useState(1)
    return (
      <HearthProvider key={page} brand={brand} now={now} navigate={() => {}} drafts={drafts}>
        <AppealScreen {...args} />
        <button
          type="button"
          onClick={() => {
            drafts.keep()
            setPage(page + 1)
          }}
        >
          Break
        </button>
      </HearthProvider>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'It was my sister.')
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('It was my sister.')
  },
}
