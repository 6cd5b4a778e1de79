import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Grid } from '../../layout/Grid/Grid'
import { dragFiles, pasteFiles } from '../../storybook/dragged'
import { imageFile } from '../../storybook/image'
import { screenshots } from '../../storybook/modes'
import { twoFrames } from '../../storybook/twoFrames'
import { DropZone, type DropZoneProps } from './DropZone'

const states = {
  idle: {},
  'without description': { description: undefined },
  invalid: { isInvalid: true },
  disabled: { isDisabled: true },
  documents: {
    label: 'Passport',
    prompt: 'Drop your passport here, or press to choose it',
    description: 'PDF, at most 10 MB',
    icon: <FileText />,
  },
} satisfies Record<string, Partial<DropZoneProps>>

const meta = {
  title: 'Components/DropZone',
  component: DropZone,
  args: {
    label: 'Tier image',
    prompt: 'Drop an image here, or browse',
    description: 'PNG, JPEG or SVG, up to 5 MB',
    accept: ['image/*'],
    onFiles: fn(),
  },
  argTypes: { icon: { control: false } },
  parameters: { spec: '2.21' },
} satisfies Meta<typeof DropZone>

export default meta
type Story = StoryObj<typeof meta>

const zoneOf = (root: HTMLElement) => {
  const zone = root.querySelector<HTMLElement>('div[data-rac]')
  if (zone === null) throw new Error('There is no zone')
  return zone
}

export const Default: Story = {}

export const Invalid: Story = { args: states.invalid }

export const Disabled: Story = { args: states.disabled }

export const Icon: Story = { args: states.documents }

export const DropTarget: Story = {
  play: async ({ canvasElement }) => {
    dragFiles('dragenter', zoneOf(canvasElement), imageFile())
    await waitFor(() => expect(zoneOf(canvasElement)).toHaveAttribute('data-drop-target'))
  },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => (
    <Grid column="medium">
      {Object.entries(states).map(([state, props]) => (
        <DropZone key={state} {...args} {...props} />
      ))}
      <DropZone {...args} label="drop target" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const last = [...canvasElement.querySelectorAll('div[data-rac]')].at(-1)
    if (!last) throw new Error('There is no zone')
    dragFiles('dragenter', last, imageFile())
    await waitFor(() => expect(last).toHaveAttribute('data-drop-target'))
  },
}

export const LongContent: Story = {
  args: {
    prompt:
      'Drop the scanned certificate of citizenship with all of its pages here, or press to choose it',
    description:
      'image/png, image/jpeg, image/webp, image/avif, application/pdf, application/vnd.oasis.opendocument.text',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const LargeText: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small' }, textSize: '200' },
}

export const RightToLeft: Story = {
  args: { label: 'صورة', prompt: 'أفلت صورة هنا أو اضغط لاختيارها', description: 'PNG أو JPEG' },
  globals: { direction: 'rtl' },
}

/** Records whether the file chooser would open, and keeps it closed: a test cannot operate it. */
const chooserOf = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no file input')
  const opened = fn((event: Event) => event.preventDefault())
  input.addEventListener('click', opened)
  return { input, opened, release: () => input.removeEventListener('click', opened) }
}

export const ChoosesByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const { input, opened, release } = chooserOf(canvasElement)
    await userEvent.tab()
    const button = canvas.getByRole('button', {
      name: 'Tier image Drop an image here, or browse PNG, JPEG or SVG, up to 5 MB',
    })
    await expect(button).toHaveFocus()
    await expect(zoneOf(canvasElement)).toHaveAttribute('data-focus-visible')
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    await expect(input.accept).toBe('image/*')
    await expect(input.multiple).toBe(false)
    release()
    const file = imageFile()
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file], 0)
    // It is the only tab stop.
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}

/** A press does the same as a drop (WCAG 2.5.7). */
export const ChoosesByAPressAnywhere: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const { opened } = chooserOf(canvasElement)
    await userEvent.click(canvas.getByText(args.prompt))
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.click(zoneOf(canvasElement))
    await expect(opened).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const TakesADrop: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const zone = zoneOf(canvasElement)
    const [first, second] = [imageFile('first.svg'), imageFile('second.svg')]
    dragFiles('dragenter', zone, first, second)
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'))
    dragFiles('drop', zone, first, second)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([first], 1))
    await expect(zone).not.toHaveAttribute('data-drop-target')
  },
}

export const TakesSeveral: Story = {
  tags: ['!autodocs'],
  args: { allowsMultiple: true },
  play: async ({ canvasElement, args }) => {
    const files = [imageFile('first.svg'), imageFile('second.svg')]
    dragFiles('dragenter', zoneOf(canvasElement), ...files)
    dragFiles('drop', zoneOf(canvasElement), ...files)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(files, 0))
  },
}

export const TakesAPaste: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const file = imageFile('screenshot.svg')
    // Only while the zone has the focus: it ignores a paste elsewhere.
    pasteFiles(file)
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(args.onFiles).not.toHaveBeenCalled()
    pasteFiles(file)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file], 0))
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}

export const TakesNothingWhileDisabled: Story = {
  tags: ['!autodocs'],
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement, args }) => {
    const { opened } = chooserOf(canvasElement)
    const zone = zoneOf(canvasElement)
    await expect(canvas.getByRole('button')).toBeDisabled()
    await userEvent.click(zone)
    dragFiles('dragenter', zone, imageFile())
    dragFiles('drop', zone, imageFile())
    await twoFrames()
    await expect(zone).not.toHaveAttribute('data-drop-target')
    await expect(opened).not.toHaveBeenCalled()
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}
