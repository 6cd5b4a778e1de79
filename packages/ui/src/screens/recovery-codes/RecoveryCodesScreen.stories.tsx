import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { codesFixture } from '../../domain/identity/recoveryCodesFixture'
import { fits } from '../../storybook/fits'
import { RecoveryCodesScreen } from './RecoveryCodesScreen'

const meta = {
  title: 'Screens/Recovery codes',
  component: RecoveryCodesScreen,
  parameters: { layout: 'fullscreen', spec: '2.28' },
  args: {
    codes: { status: 'ready', data: codesFixture },
    onDownload: fn(),
    onSaved: fn(),
  },
} satisfies Meta<typeof RecoveryCodesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await step('copied, one on each line', async () => {
      const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(writeText).toHaveBeenCalledWith(codesFixture.join('\n'))
      await expect(await canvas.findByText('Copied')).toBecomeVisible()
    })
    await step('printed and downloaded', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => {})
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
      await expect(print).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
      await expect(args.onDownload).toHaveBeenCalledOnce()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }))
    await expect(args.onSaved).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { codes: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { codes: { status: 'failed', onRetry } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onSaved).toHaveBeenCalledOnce()
  },
}

/** A browser without a clipboard. */
export const CopyFailed: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText(/^Couldn't copy/)).toBecomeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
