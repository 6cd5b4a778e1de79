import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Inline } from '../../layout/Inline/Inline'
import { screenshots } from '../../storybook/modes'
import { Fact, FactList } from '../FactList/FactList'
import { GuardedDocument } from './GuardedDocument'
import {
  damagedImage,
  hugeImage,
  passportImage,
  renamedSvg,
  tooLargeFile,
} from './guardedDocumentFixture'
import {
  damagedPdf,
  encryptedPdf,
  faxPdf,
  outsideFontPdf,
  partlyDamagedPdf,
  passportPdf,
  scriptedPdf,
} from './pdfFixture'

const meta = {
  title: 'Patterns/GuardedDocument',
  component: GuardedDocument,
  args: {
    name: 'Passport',
    watermark: 'ana.duarte@example.org',
    load: fn(() => passportImage()),
    isBlurred: false,
  },
  argTypes: { load: { control: false } },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof GuardedDocument>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const canvases = () => document.querySelectorAll<HTMLCanvasElement>('canvas[role=img]')

/** Presses the button, and gives what opens. */
async function press(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Show passport' }))
  return within(await screen.findByRole('dialog'))
}

/** Presses the button, and waits until something is painted. */
async function show(canvas: Canvas): Promise<HTMLCanvasElement> {
  const layer = await press(canvas)
  const image: HTMLCanvasElement = await layer.findByRole('img', { name: /^Passport/ })
  await waitFor(() => expect(image.width).toBeGreaterThan(0))
  return image
}

/** The colour of a canvas at a share of its width and height. */
function pixelOf(image: HTMLCanvasElement, across: number, down: number): readonly number[] {
  const context = image.getContext('2d')
  const { width, height } = image
  return [
    ...(context?.getImageData(Math.floor(width * across), Math.floor(height * down), 1, 1).data ??
      []),
  ].slice(0, 3)
}

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ args, canvas, step }) => {
    await step('nothing loads before somebody asks', async () => {
      await expect(args.load).not.toHaveBeenCalled()
      await expect(canvases()).toHaveLength(0)
    })
    await show(canvas)
    await step('no element has an address of it, and its button has the focus', async () => {
      await expect(document.querySelector('[role=dialog] :is([src], [href])')).toBeNull()
      await expect(screen.getByRole('button', { name: 'Hide passport' })).toHaveFocus()
      await expect(screen.getByText('Passport: shown, 100%')).toBeInTheDocument()
    })
    await step('Escape closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Show passport' })).toHaveFocus(),
      )
      await expect(canvases()).toHaveLength(0)
    })
    await show(canvas)
  },
}

export const Closed: Story = {}

const facts = (
  <FactList layout="rows">
    <Fact label="Full Name">Maria Silveira</Fact>
    <Fact label="Date of Birth">Jun 12, 1984</Fact>
    <Fact label="Country">Portugal</Fact>
  </FactList>
)
const decision = (
  <Inline>
    <Button>Reject</Button>
    <Button variant="primary">Approve</Button>
  </Inline>
)

/** Where the image, the facts and the buttons are. */
const boxes = (image: Element) => ({
  layer: screen.getByRole('dialog').getBoundingClientRect(),
  image: image.getBoundingClientRect(),
  fact: screen.getByText('Maria Silveira').getBoundingClientRect(),
  approve: screen.getByRole('button', { name: 'Approve' }).getBoundingClientRect(),
})

/** Both can be read at once, with the decision below them. */
export const BesideFacts: Story = {
  parameters: screenshots.all,
  args: { facts, decision },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { layer, image, fact, approve } = boxes(await show(canvas))
    await expect(layer.width / window.innerWidth).toBeCloseTo(0.9, 1)
    await expect(layer.height / window.innerHeight).toBeCloseTo(0.9, 1)
    await expect(image.width).toBeGreaterThan(layer.width / 2)
    await expect(fact.left).toBeGreaterThan(image.right)
    await expect(fact.bottom).toBeLessThan(approve.top)
    await expect(approve.bottom).toBeLessThan(layer.bottom)
  },
}

/** The document is above the facts, and both are in view with the decision at the thumb. */
export const BesideFactsOnAPhone: Story = {
  parameters: screenshots.one,
  args: { facts, decision },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { image, fact, approve } = boxes(await show(canvas))
    await expect(fact.top).toBeGreaterThan(image.top)
    await expect(fact.bottom).toBeLessThan(approve.top)
    await expect(window.innerHeight - approve.bottom).toBeLessThan(window.innerHeight / 10)
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}

export const BesideFactsRightToLeft: Story = {
  args: { facts, decision },
  globals: { viewport: { value: 'desktop' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const { image, fact } = boxes(await show(canvas))
    await expect(fact.right).toBeLessThan(image.left)
  },
}

export const Loading: Story = {
  args: { load: fn(() => new Promise<Blob>(() => {})) },
  play: async ({ args, canvas }) => {
    const layer = await press(canvas)
    await expect(layer.getByText('Loading')).toBeInTheDocument()
    await userEvent.click(layer.getByRole('button', { name: 'Close' }))
    const [signal] = (args.load as ReturnType<typeof fn>).mock.lastCall ?? []
    await expect(signal.aborted).toBe(true)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show passport' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Passport' })).toBecomeVisible()
  },
}

/** Nothing can be read before a second press. */
export const Blurred: Story = {
  parameters: screenshots.both,
  args: { isBlurred: true },
  play: async ({ canvas }) => {
    const image = await show(canvas)
    await expect(getComputedStyle(image).filter).toMatch(/^blur/)
    await expect(screen.getByText('Passport: loaded, blurred, 100%')).toBeInTheDocument()
  },
}

export const ShowsClearly: Story = {
  tags: ['!autodocs'],
  args: { isBlurred: true },
  play: async ({ args, canvas }) => {
    const image = await show(canvas)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(getComputedStyle(image).filter).toBe('none'))
    await expect(screen.getByRole('button', { name: 'Hide passport' })).toHaveFocus()
    await expect(args.load).toHaveBeenCalledOnce()
  },
}

/** The key works on the whole page, where the application lists it. */
export const FollowsASingleKey: Story = {
  tags: ['!autodocs'],
  args: { isBlurred: true, singleKey: 'd' },
  render: (args) => (
    <>
      <input aria-label="Reason" />
      <GuardedDocument {...args} />
    </>
  ),
  play: async ({ args, canvas, step }) => {
    await step('not while typing', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'd')
      await expect(args.load).not.toHaveBeenCalled()
      canvas.getByRole('textbox', { name: 'Reason' }).blur()
    })
    await step('one press opens it, one shows it clearly, one closes it', async () => {
      await userEvent.keyboard('d')
      const image = await screen.findByRole('img', { name: 'Passport' })
      await expect(screen.getByRole('button', { name: 'Show clearly' })).toHaveFocus()
      await expect(getComputedStyle(image).filter).toMatch(/^blur/)
      await userEvent.keyboard('d')
      await waitFor(() => expect(getComputedStyle(image).filter).toBe('none'))
      await userEvent.keyboard('d')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(canvases()).toHaveLength(0)
      await expect(args.load).toHaveBeenCalledOnce()
    })
  },
}

export const Pdf: Story = {
  parameters: screenshots.one,
  args: { load: fn(async () => passportPdf()) },
  play: async ({ canvas }) => {
    const image = await show(canvas)
    await expect(image).toHaveAccessibleName('Passport, Page 1 of 2')
    await expect(Math.max(image.width, image.height)).toBe(2_400)
    // The green rectangle of the page.
    const [red = 0, green = 0] = pixelOf(image, 0.1, 0.9)
    await expect(green).toBeGreaterThan(red)
  },
}

export const TurnsPages: Story = {
  tags: ['!autodocs'],
  args: { load: fn(async () => passportPdf()) },
  play: async ({ canvas }) => {
    await show(canvas)
    await userEvent.keyboard('{PageDown}')
    await expect(
      await screen.findByRole('img', { name: 'Passport, Page 2 of 2' }),
    ).toBecomeVisible()
    const next = screen.getByRole('button', { name: 'Next page' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    await expect(
      await screen.findByRole('img', { name: 'Passport, Page 1 of 2' }),
    ).toBecomeVisible()
  },
}

/** It says so, and shows the pages. */
export const PdfWithScript: Story = {
  args: { load: fn(async () => scriptedPdf()) },
  play: async ({ canvas }) => {
    await show(canvas)
    await expect(screen.getByText(/^This PDF contains a script/)).toBecomeVisible()
    await expect(Reflect.has(globalThis, 'ran')).toBe(false)
  },
}

/** An image that only scanners make: its decoder is a file of its own. */
export const FaxInAPdf: Story = {
  tags: ['!autodocs'],
  args: { load: fn(async () => faxPdf()) },
  play: async ({ canvas }) => {
    const image = await show(canvas)
    // Rows that are not black would be white paper, as after a failure.
    await expect(pixelOf(image, 0.999, 0.999)).toEqual([0, 0, 0])
  },
}

/** The rest of the page shows. Without the note a blank place could look like an empty one. */
export const PartMissing: Story = {
  parameters: screenshots.both,
  args: { load: fn(async () => partlyDamagedPdf()), onDownload: fn() },
  play: async ({ canvas }) => {
    await show(canvas)
    await expect(await screen.findByRole('alert')).toHaveTextContent(/A part of this file/)
    await expect(screen.getByRole('button', { name: 'Download passport' })).toBecomeVisible()
  },
}

/** A font that is not in the file, and letters that this computer has no font for. */
export const LettersMissing: Story = {
  args: { load: fn(async () => outsideFontPdf('Zhang \uFFFF')), onDownload: fn() },
  play: async ({ canvas }) => {
    await show(canvas)
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Some letters can't be shown/)
  },
}

const failure = (load: () => Promise<Blob>, sentence: RegExp): Story => ({
  args: { load: fn(load), onDownload: fn() },
  play: async ({ args, canvas }) => {
    const layer = await press(canvas)
    await expect(await layer.findByRole('alert')).toHaveTextContent(sentence)
    await expect(canvases()).toHaveLength(0)
    await expect(Reflect.has(globalThis, 'ran')).toBe(false)
    await userEvent.click(layer.getByRole('button', { name: 'Download passport' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await expect(layer.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
})

export const Empty = failure(async () => new Blob([]), /^This file is empty/)
export const TooLarge = failure(async () => tooLargeFile(), /larger than 25 MB/)
export const TooManyPixels = failure(
  async () => hugeImage(),
  /more than 50 megapixels is too large/,
)
export const WrongType = failure(async () => renamedSvg(), /isn't a PDF or an image/)
export const DamagedImage = failure(async () => damagedImage(), /is damaged/)
export const DamagedPdf = failure(async () => damagedPdf(), /is damaged/)
export const EncryptedPdf = failure(async () => encryptedPdf(), /protected by a password/)
export const Failed = failure(
  () => Promise.reject(new TypeError('Failed to fetch')),
  /^This file couldn't be shown\.$/,
)
/** The application says why. */
export const Refused = failure(
  () => Promise.reject(new Error('The document was deleted after the decision.')),
  /^The document was deleted after the decision\.$/,
)

/** Decides the type by the first bytes, whatever the file is called. */
export const OtherTypes: Story = {
  tags: ['!autodocs'],
  args: {
    load: fn(async () => new Blob([await passportImage('image/jpeg')], { type: 'text/html' })),
  },
  play: async ({ canvas }) => {
    const image = await show(canvas)
    await expect([image.width, image.height]).toEqual([1_250, 880])
  },
}

export const ScalesDown: Story = {
  tags: ['!autodocs'],
  args: { load: fn(() => passportImage('image/webp', 5_000, 3_520)) },
  play: async ({ canvas }) => {
    const image = await show(canvas)
    await expect([image.width, image.height]).toEqual([2_400, 1_690])
  },
}

export const ZoomsAndTurnsByKey: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const image = await show(canvas)
    const frame = screen.getByRole('group', { name: 'Passport' })
    await step('zoom', async () => {
      await userEvent.keyboard('++')
      await expect(screen.getByText('Passport: shown, 200%')).toBeInTheDocument()
      await expect(image.clientWidth).toBe(frame.clientWidth * 2)
      await userEvent.keyboard('-')
      await expect(screen.getByText('Passport: shown, 150%')).toBeInTheDocument()
      await userEvent.keyboard('++++++')
      await expect(screen.getByText('Passport: shown, 400%')).toBeInTheDocument()
      await userEvent.keyboard('0')
      await expect(screen.getByText('Passport: shown, 100%')).toBeInTheDocument()
    })
    await step('with Ctrl the browser has the keys', async () => {
      await userEvent.keyboard('{Control>}+{/Control}')
      await expect(screen.getByText('Passport: shown, 100%')).toBeInTheDocument()
    })
    await step('turn', async () => {
      await userEvent.keyboard('[[')
      await waitFor(() => expect([image.width, image.height]).toEqual([880, 1_250]))
      await userEvent.keyboard(']')
      await waitFor(() => expect([image.width, image.height]).toEqual([1_250, 880]))
    })
    await step('buttons do the same', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
      await expect(screen.getByText('Passport: shown, 150%')).toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: 'Turn right' }))
      await waitFor(() => expect([image.width, image.height]).toEqual([880, 1_250]))
    })
  },
}

const hidden = async () => {
  await expect(await screen.findByText('Hidden for privacy')).toBecomeVisible()
  await expect(canvases()).toHaveLength(0)
}

export const Hidden: Story = {
  parameters: screenshots.one,
  play: async ({ args, canvas, step }) => {
    const image = await show(canvas)
    await step('it hides when the person leaves the window', async () => {
      window.dispatchEvent(new Event('blur'))
      await hidden()
      await expect([image.width, image.height]).toEqual([0, 0])
      await expect(screen.getByText('Passport: hidden, 100%')).toBeInTheDocument()
    })
    await step('it shows again without another request', async () => {
      const again = screen.getByRole('button', { name: 'Show again' })
      await expect(again).toHaveFocus()
      await userEvent.keyboard('+{Enter}')
      await waitFor(() => expect(canvases()[0]?.width).toBe(1_250))
      await expect(screen.getByText('Passport: shown, 100%')).toBeInTheDocument()
      await expect(args.load).toHaveBeenCalledOnce()
    })
    window.dispatchEvent(new Event('blur'))
    await hidden()
  },
}

export const HidesInABackgroundTab: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await show(canvas)
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    try {
      document.dispatchEvent(new Event('visibilitychange'))
      await hidden()
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  },
}

export const HidesUnattended: Story = {
  tags: ['!autodocs'],
  args: { hideAfter: 200 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show passport' }))
    await hidden()
    await expect(args.load).toHaveBeenCalledOnce()
  },
}

export const StaysInView: Story = {
  tags: ['!autodocs'],
  args: { hideAfter: Number.POSITIVE_INFINITY },
  play: async ({ canvas }) => {
    await show(canvas)
    await expect(screen.queryByText('Hidden for privacy')).toBeNull()
  },
}

/** It hides as soon as it arrives: the person has left while it was on its way. */
export const LeftWhileLoading: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [file] = useState(() => Promise.withResolvers<Blob>())
    return (
      <>
        <GuardedDocument {...args} load={() => file.promise} />
        <Button onPress={() => void passportImage().then(file.resolve)}>Arrive</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await press(canvas)
    window.dispatchEvent(new Event('blur'))
    screen.getByRole('button', { name: 'Arrive', hidden: true }).click()
    await hidden()
  },
}

/** Collects the bitmaps that a story makes. A closed one has no size. */
function watchBitmaps() {
  const make = window.createImageBitmap.bind(window)
  const bitmaps: ImageBitmap[] = []
  window.createImageBitmap = async (source: ImageBitmapSource) => {
    const bitmap = await make(source)
    bitmaps.push(bitmap)
    return bitmap
  }
  return {
    bitmaps,
    stopWatching: () => {
      window.createImageBitmap = make
    },
  }
}

export const ReleasesTheMemory: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <GuardedDocument {...args} />}
        <Button onPress={() => setOpen(false)}>Next case</Button>
      </>
    )
  },
  play: async ({ args, canvas, step }) => {
    const { bitmaps, stopWatching } = watchBitmaps()
    try {
      const image = await show(canvas)
      await step('by its button', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Hide passport' }))
        await waitFor(() => expect(canvases()).toHaveLength(0))
        await expect([image.width, image.height]).toEqual([0, 0])
        await expect(bitmaps.map(({ width }) => width)).toEqual([0])
      })
      await step('and when the case closes', async () => {
        const second = await show(canvas)
        await expect(args.load).toHaveBeenCalledTimes(2)
        screen.getByRole('button', { name: 'Next case', hidden: true }).click()
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect([second.width, second.height]).toEqual([0, 0])
        await expect(bitmaps.map(({ width }) => width)).toEqual([0, 0])
      })
    } finally {
      stopWatching()
    }
  },
}

export const ReleasesAPdf: Story = {
  tags: ['!autodocs'],
  args: { load: fn(async () => passportPdf()) },
  play: async ({ canvas }) => {
    const { bitmaps, stopWatching } = watchBitmaps()
    const stopped = spyOn(Worker.prototype, 'terminate')
    try {
      await show(canvas)
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(bitmaps).toHaveLength(2))
      await userEvent.click(screen.getByRole('button', { name: 'Hide passport' }))
      await waitFor(() => expect(bitmaps.map(({ width }) => width)).toEqual([0, 0]))
      await waitFor(() => expect(stopped).toHaveBeenCalledOnce())
    } finally {
      stopWatching()
      stopped.mockRestore()
    }
  },
}

export const LongContent: Story = {
  args: {
    name: `Passport ${'and residence permit '.repeat(6).trim()}`,
    watermark: `${'very.long.'.repeat(18)}address@mail.example`,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show passport/ }))
    await waitFor(() => expect(canvases()[0]?.width).toBeGreaterThan(0))
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

export const RightToLeft: Story = {
  ...Pdf,
  parameters: screenshots.one,
  globals: { direction: 'rtl' },
}

export const Phone: Story = {
  args: { load: fn(async () => passportPdf()) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await show(canvas)
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await show(canvas)
  },
}
