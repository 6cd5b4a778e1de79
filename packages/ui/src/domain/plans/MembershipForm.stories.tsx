import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, type screen, userEvent, waitFor, within } from 'storybook/test'
import { withDrafts } from '../../storybook/drafts'
import { pasteFiles } from '../../storybook/dragged'
import { image, pngFile } from '../../storybook/image'
import { inLocale } from '../../storybook/inLocale'
import { refused, sending } from '../../storybook/submissions'
import { MembershipForm } from './MembershipForm'
import { fileInput, holdUpload } from './membershipFixture'
import { NEW_MEMBERSHIP } from './membershipModel'

const meta = {
  title: 'Product/MembershipForm',
  component: MembershipForm,
  parameters: {
    spec: '2.19',
    // Errors take the focus: each story has its own frame, otherwise the docs page would jump.
    docs: { story: { inline: false, height: '760px' } },
  },
  args: {
    kind: 'create',
    draft: 'membership new',
    initial: { ...NEW_MEMBERSHIP, name: 'Gold', price: '19.90' },
    features: [],
    onSave: fn(),
    onUpload: fn(() => new Promise<string>(() => {})),
    onCancel: fn(),
  },
} satisfies Meta<typeof MembershipForm>

export default meta
type Story = StoryObj<typeof meta>

const waits = "The image is still uploading. You can save once it's done."
const create = { name: 'Create Membership Tier' }

/** Waits until the drop zone accepts a paste: it must have rendered its focus. */
async function focusDropZone(canvas: Pick<typeof screen, 'getByRole'>) {
  const zone = canvas.getByRole('button', { name: /^Tier Image Drop an image/ })
  zone.focus()
  await waitFor(() => expect(zone).toHaveFocus())
}

export const Create: Story = {}

export const Edit: Story = { args: { kind: 'edit' } }

/** What is typed while the tier is saved would be lost. */
export const LocksItsFieldsWhileItIsSaved: Story = {
  args: {
    kind: 'edit',
    initial: { ...NEW_MEMBERSHIP, name: 'Gold', price: '19.90', image },
    submission: sending,
  },
  play: async ({ canvas }) => {
    for (const name of ['Tier Name', 'Price', 'Description']) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly')
    }
    const price = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.type(price, '5{ArrowUp}')
    await expect(price).toHaveValue('19.90')
    await expect(canvas.getByRole('button', { name: /Billing Period/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Remove File' })).toBeDisabled()
    const active = canvas.getByRole('switch', { name: 'Active Status' })
    const wasOn = active.matches(':checked')
    await userEvent.click(active)
    await expect(active.matches(':checked')).toBe(wasOn)
  },
}

export const Uploading: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const upload = holdUpload(args.onUpload)
    await userEvent.upload(fileInput(canvasElement), pngFile())
    upload.progress(40)
    await waitFor(() =>
      expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'),
    )
    await expect(canvas.getByText(waits)).toBecomeVisible()
    await expect(canvas.getByRole('button', create)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const UploadFailed: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const upload = holdUpload(args.onUpload)
    await userEvent.upload(fileInput(canvasElement), pngFile())
    upload.fail('Upload failed with status: 503')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Upload failed with status: 503',
    )
    await expect(
      canvas.getByText("The image wasn't uploaded. The tier will be saved without it."),
    ).toBecomeVisible()
  },
}

/** The session ended during an upload: the file is still there, to try again. */
export const DraftRestored: Story = {
  decorators: [
    withDrafts({
      'membership new': { name: 'Gold card' },
      'membership new image': { status: 'uploading', file: pngFile('crest.png') },
    }),
  ],
  play: async ({ args, canvas }) => {
    const upload = holdUpload(args.onUpload)
    await expect(
      canvas.getByText(/^We kept what you typed\. It hasn't been saved yet\.$/),
    ).toBecomeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Gold card')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(upload.asked().file.name).toBe('crest.png')
    upload.store('/tiers/crest.svg')
    await canvas.findByText('Uploaded')
  },
}

export const SavesAfterTheUpload: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const upload = holdUpload(args.onUpload)
    const file = pngFile('crest.png')
    const card = within(canvas.getByRole('region', { name: 'Preview' }))
    const save = canvas.getByRole('button', create)

    await step('choose by keyboard', async () => {
      await focusDropZone(canvas)
      pasteFiles(file)
      await expect(await canvas.findByText(waits)).toBecomeVisible()
      await expect(upload.asked().file).toBe(file)
    })
    await step('the image shows in the preview while it is on its way', async () => {
      await waitFor(() =>
        expect(card.getByRole('article').querySelector('img')?.naturalWidth).toBeGreaterThan(0),
      )
    })
    await step('saving waits, by button and by Enter, and says why', async () => {
      save.focus()
      await waitFor(() =>
        expect(save).toHaveAccessibleDescription(expect.stringContaining('still uploading')),
      )
      await userEvent.keyboard('{Enter}')
      canvas.getByRole('textbox', { name: 'Tier Name' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('the stored path is saved', async () => {
      save.focus()
      upload.store('/tiers/5f2e8c6a.svg')
      await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
      await expect(save).toHaveFocus()
      await expect(canvas.queryByText(waits)).toBeNull()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ image: '/tiers/5f2e8c6a.svg' }),
        undefined,
      )
    })
  },
}

export const StopsAnUpload: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    const first = holdUpload(args.onUpload)
    await userEvent.upload(fileInput(canvasElement), pngFile('first.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove File' }))
    await expect(first.asked().options.signal.aborted).toBe(true)
    await expect(canvas.queryByText(waits)).toBeNull()

    const second = holdUpload(args.onUpload)
    await waitFor(() => fileInput(canvasElement))
    await userEvent.upload(fileInput(canvasElement), pngFile('second.png'))
    second.store('/tiers/second.svg')
    await canvas.findByText('Uploaded')

    // A late answer changes nothing.
    first.progress(90)
    first.store('/tiers/first.svg')
    second.progress(99)
    await userEvent.click(canvas.getByRole('button', create))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ image: '/tiers/second.svg' }),
      undefined,
    )
  },
}

export const RetriesAFailedUpload: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    const first = holdUpload(args.onUpload)
    await userEvent.upload(fileInput(canvasElement), pngFile())
    first.fail('')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Upload process failed')
    await userEvent.click(canvas.getByRole('button', create))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ image: '' }),
      undefined,
    )

    const second = holdUpload(args.onUpload)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    second.store('/tiers/hills.svg')
    await canvas.findByText('Uploaded')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', create))
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ image: '/tiers/hills.svg' }),
      undefined,
    )
  },
}

const sized = (bytes: number) => {
  const file = pngFile('poster.png')
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

export const TakesImagesOfFiveMegabytes: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), sized(5 * 1024 * 1024 + 1))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'File size must be less than 5MB',
    )
    await userEvent.upload(
      fileInput(canvasElement),
      new File(['a'], 'notes.txt', { type: 'text/plain' }),
      { applyAccept: false },
    )
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'File type not supported. Accepted types: PNG, JPEG, WebP, GIF',
      ),
    )
    await expect(args.onUpload).not.toHaveBeenCalled()
    const whole = sized(5 * 1024 * 1024)
    await userEvent.upload(fileInput(canvasElement), whole)
    await expect(args.onUpload).toHaveBeenCalledOnce()
    await expect(args.onUpload).toHaveBeenCalledWith(whole, expect.anything())
  },
}

/** Dropped photos are passed on, to be converted to a type that servers accept. */
export const TakesThePhotosOfPhones: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('PNG, JPEG, WebP or GIF, up to 5 MB')).toBecomeVisible()
    // JPEG first, and no HEIC: Safari then converts photos to JPEG.
    await expect(fileInput(canvasElement).accept).toMatch(/^image\/jpeg,/)
    await expect(fileInput(canvasElement).accept).not.toContain('hei')
    await focusDropZone(canvas)
    pasteFiles(new File(['a'], 'drawing.svg', { type: 'image/svg+xml' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'File type not supported. Accepted types: PNG, JPEG, WebP, GIF',
    )
    const photo = new File(['a'], 'IMG_0001.HEIC')
    await focusDropZone(canvas)
    pasteFiles(photo)
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(photo, expect.anything()))
  },
}

export const StepsThePrice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' })
    price.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(price).toHaveValue('19.91')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(price).toHaveValue('19.89')
    // An invalid price is not changed.
    await userEvent.clear(price)
    await userEvent.keyboard('9,999{ArrowUp}')
    await expect(price).toHaveValue('9,999')
  },
}

/** As the page of the deployment writes prices; the server gets a decimal point. */
export const ReadsThePriceOfItsPage: Story = {
  tags: ['!autodocs'],
  beforeEach: inLocale('pt-BR'),
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' })
    await expect(price).toHaveValue('19,90')
    await userEvent.clear(price)
    await userEvent.type(price, '1.000')
    await expect(canvas.getByText("This isn't a number.")).toBecomeVisible()
    await userEvent.type(price, '{Backspace}{Backspace}{Backspace}{Backspace},5')
    await expect(price).toHaveValue('1,5')
    await expect(canvas.queryByText("This isn't a number.")).toBeNull()
    await userEvent.click(canvas.getByRole('button', create))
    await expect(mocked(args.onSave).mock.lastCall?.[0]).toHaveProperty('price', '1.5')
  },
}

export const ShowsErrorsOfFieldsItDoesNotHave: Story = {
  tags: ['!autodocs'],
  args: {
    submission: refused({
      fieldErrors: [
        { field: 'isActive', message: 'Must be active' },
        { field: 'features.0', message: 'Too long' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Must be active Too long'),
    )
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus())
  },
}

export const RefusesAnImage: Story = {
  tags: ['!autodocs'],
  args: {
    initial: { ...NEW_MEMBERSHIP, name: 'Gold', image },
    submission: refused({
      fieldErrors: [{ field: 'image', message: 'Please upload the image again' }],
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'Tier Image' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please upload the image again'))
    const remove = canvas.getByRole('button', { name: 'Remove File' })
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
  },
}
