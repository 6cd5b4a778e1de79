import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Grid } from '../../layout/Grid/Grid'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { dragFiles, pasteFiles } from '../../storybook/dragged'
import { brokenImage, image, imageFile } from '../../storybook/image'
import { screenshots } from '../../storybook/modes'
import { FileUpload, type FileUploadProps } from './FileUpload'
import type { UploadState } from './uploadState'

const file = imageFile()

const states = {
  idle: { status: 'idle' },
  uploading: { status: 'uploading', file, progress: 40 },
  'uploading, unknown': { status: 'uploading', file },
  success: { status: 'success', file },
  stored: { status: 'success', file: { name: 'crest.svg', src: image } },
  'stored, broken': { status: 'success', file: { name: 'lost.png', src: brokenImage } },
  failed: { status: 'error', file, message: 'Upload failed with status: 503' },
  'failed for good': { status: 'error', message: 'Upload process failed' },
} satisfies Record<string, UploadState>

/** Keeps the file as a form would; its buttons play the server. */
function Live(props: FileUploadProps) {
  const [state, setState] = useState(props.state)
  return (
    <Stack>
      <FileUpload
        {...props}
        state={state}
        onUpload={(chosen) => {
          setState({ status: 'uploading', file: chosen, progress: 0 })
          props.onUpload(chosen)
        }}
        onRemove={() => {
          setState({ status: 'idle' })
          props.onRemove()
        }}
      />
      {state.status === 'uploading' && (
        <Inline>
          <Button onPress={() => setState({ ...state, progress: 70 })}>70 % have arrived</Button>
          <Button onPress={() => setState({ status: 'success', file: state.file })}>
            All has arrived
          </Button>
          <Button
            onPress={() =>
              setState({ status: 'error', file: state.file, message: 'Upload failed' })
            }
          >
            The line breaks
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

const meta = {
  title: 'Patterns/FileUpload',
  component: FileUpload,
  args: {
    label: 'Tier image',
    prompt: 'Drop an image here, or browse',
    description: 'Images up to 5 MB',
    accept: ['image/*'],
    maxMegabytes: 5,
    state: states.idle,
    onUpload: fn(),
    onRemove: fn(),
  },
  argTypes: { state: { control: false }, ref: { control: false } },
  parameters: { spec: '2.21' },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

const previewed = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
}

const fits: Story['play'] = async ({ canvasElement }) => {
  await previewed(canvasElement)
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

export const Default: Story = {}

export const Uploading: Story = { args: { state: states.uploading } }

export const Success: Story = { args: { state: states.success } }

export const Failed: Story = { args: { state: states.failed } }

export const Stored: Story = { args: { state: states.stored } }

export const FieldError: Story = { args: { errorMessage: 'An image is required' } }

export const Disabled: Story = { args: { state: states.success, isDisabled: true } }

export const States: Story = {
  parameters: screenshots.all,
  render: (args) => (
    <Grid column="medium" space="6">
      {Object.entries(states).map(([label, state]) => (
        <FileUpload key={label} {...args} label={label} state={state} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    // Five have an image, and one of these is broken.
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(5))
    const images = [...canvasElement.querySelectorAll('img')]
    await waitFor(() => expect(images.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true))
  },
}

const longName = `${'Scan of the founding charter of the community '.repeat(3)}${'x'.repeat(60)}.svg`

export const LongContent: Story = {
  args: {
    state: {
      status: 'error',
      file: imageFile(longName),
      message: `Upload failed: ${'https://files.example.org/a/very/long/address'.repeat(3)}`,
    },
  },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const SmallPhone: Story = {
  args: { state: states.uploading },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const LargeText: Story = {
  args: { state: states.failed },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}

export const RightToLeft: Story = {
  args: {
    label: 'صورة',
    state: { status: 'uploading', file: imageFile('صورة العضوية.svg'), progress: 40 },
  },
  globals: { direction: 'rtl' },
  play: fits,
}

const inputOf = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no file input')
  return input
}

const zoneOf = (root: HTMLElement) => {
  const zone = root.querySelector('[role=group] div[data-rac]')
  if (zone === null) throw new Error('There is no zone')
  return zone
}

export const UploadsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Tier image Drop an image/ })).toHaveFocus()
    pasteFiles(file)
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(file))

    // The zone is gone; the focus is on the control that replaced it.
    const remove = await canvas.findByRole('button', { name: 'Remove File' })
    await waitFor(() => expect(remove).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Tier image' })).toContainElement(remove)
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading hills.svg')
    await previewed(canvasElement)
    const bar = canvas.getByRole('progressbar', { name: 'Uploading' })
    await expect(bar).toHaveAttribute('aria-valuenow', '0')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '70'))
    await expect(bar).toHaveTextContent('70%')

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploaded hills.svg'))
    await expect(canvas.queryByRole('progressbar')).toBeNull()

    remove.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Tier image Drop an image/ })).toHaveFocus(),
    )
  },
}

export const TriesAgain: Story = {
  tags: ['!autodocs'],
  args: { state: states.failed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Upload failed with status: 503')
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUpload).toHaveBeenCalledWith(file)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove File' })).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'The line breaks' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Upload failed')
  },
}

const heavy = () => {
  const big = imageFile('poster.svg')
  Object.defineProperty(big, 'size', { value: 5 * 1024 * 1024 + 1 })
  return big
}

export const RefusesWhatBreaksARule: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    dragFiles('drop', zoneOf(canvasElement), heavy())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'File size must be less than 5MB',
    )
    await expect(canvas.getByText('poster.svg')).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()

    // Another file can be dropped at once.
    dragFiles('drop', zoneOf(canvasElement), new File(['a'], 'notes.txt', { type: 'text/plain' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'File type not supported. Accepted types: image/*',
      ),
    )
    await expect(args.onUpload).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: 'Remove File' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    // The owner never received it.
    await expect(args.onRemove).not.toHaveBeenCalled()

    await userEvent.upload(inputOf(canvasElement), file)
    await expect(args.onUpload).toHaveBeenCalledWith(file)
  },
}

export const SaysThatOnlyOneFileIsUsed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const left = 'Only one file can be used. The others were left out.'
    dragFiles('drop', zoneOf(canvasElement), file, imageFile('second.svg'))
    await expect(await canvas.findByText(left)).toBecomeVisible()
    await expect(args.onUpload).toHaveBeenCalledOnce()
    await expect(args.onUpload).toHaveBeenCalledWith(file)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove File' }))
    await expect(canvas.queryByText(left)).toBeNull()
  },
}

export const TakesAFileAtTheLimit: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const whole = imageFile('whole.svg')
    Object.defineProperty(whole, 'size', { value: 5 * 1024 * 1024 })
    dragFiles('drop', zoneOf(canvasElement), whole)
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(whole))
  },
}

export const RemovesTheFileUnderARefusal: Story = {
  tags: ['!autodocs'],
  args: { state: states.failed },
  play: async ({ canvas, canvasElement, args }) => {
    dragFiles('drop', zoneOf(canvasElement), heavy())
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('File size must be less than 5MB'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove File' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
