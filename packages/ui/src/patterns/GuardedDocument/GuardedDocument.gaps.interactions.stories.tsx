import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test'
import { GuardedDocument } from './GuardedDocument'
import {
  brokenContentPdf,
  damagedFontPdf,
  damagedImagePdf,
  dingbatsPdf,
  fileOf,
  hugeImagePdfs,
  outsideFontPdf,
  passportPdf,
  unknownFilterPdf,
} from './pdfFixture'

const meta = {
  title: 'Patterns/GuardedDocument gaps',
  component: GuardedDocument,
  tags: ['!autodocs'],
  args: {
    name: 'Passport',
    watermark: '',
    load: fn(),
    isBlurred: false,
    onDownload: fn(),
  },
  argTypes: { load: { control: false } },
} satisfies Meta<typeof GuardedDocument>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function show(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Show passport' }))
  const image: HTMLCanvasElement = await screen.findByRole('img', { name: /^Passport/ })
  await waitFor(() => expect(image.width).toBeGreaterThan(0))
  return image
}

/** How many pixels of the page are dark, above the line of the watermark. */
function inkOf(image: HTMLCanvasElement): number {
  const { data = [] } = image.getContext('2d')?.getImageData(0, 0, image.width, image.height) ?? {}
  let ink = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 90) ink += 1
  return ink
}

/** The page shows, with a note of what is missing, and its download. */
const noted = (load: () => Blob, sentence: RegExp): Story => ({
  args: { load: fn(async () => load()) },
  play: async ({ args, canvas }) => {
    await show(canvas)
    await expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    await expect(screen.getByRole('alert')).toHaveTextContent(/Download the file/)
    await userEvent.click(screen.getByRole('button', { name: 'Download passport' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
})

/** The page shows a text, without a note. */
const whole = (load: () => Blob): Story => ({
  args: { load: fn(async () => load()) },
  play: async ({ canvas }) => {
    const image = await show(canvas)
    await expect(inkOf(image)).toBeGreaterThan(1_000)
    await expect(screen.queryByRole('alert')).toBeNull()
  },
})

const tooLarge = /more than 50 megapixels is too large/
export const HugeImage = noted(hugeImagePdfs.plainly, tooLarge)
export const HugeImageByReference = noted(hugeImagePdfs.byReference, tooLarge)
export const HugeImageUnderEscapedNames = noted(hugeImagePdfs.escaped, tooLarge)
export const HugeImageBehindAComment = noted(hugeImagePdfs.commented, tooLarge)
export const HugeImageInline = noted(hugeImagePdfs.inline, tooLarge)

const partMissing = /A part of this file can't be shown/
export const DamagedImage = noted(damagedImagePdf, partMissing)
export const UnknownFilter = noted(unknownFilterPdf, partMissing)
export const BrokenContent = noted(brokenContentPdf, partMissing)
export const DamagedFont = noted(damagedFontPdf, partMissing)
/** Its letters are in a character map that pdf.js does not have. */
export const UnknownCharacterMap = noted(
  () => outsideFontPdf('张伟', { encoding: 'Unknown-H' }),
  partMissing,
)

/** No font has a letter for this number, on any computer. */
const noLetter = '\uFFFF'
export const LetterWithoutAFont = noted(() => outsideFontPdf(noLetter), /Some letters can't be/)

export const StandardFont = whole(passportPdf)
export const StandardSigns = whole(dingbatsPdf)
/** Its codes become letters by a character map; the letters are those of the system. */
export const FontOutsideTheFile = whole(() => outsideFontPdf('Zhang'))

/** As a scanner lays it under its image. */
export const InvisibleText: Story = {
  args: { load: fn(async () => outsideFontPdf(noLetter, { mode: 3 })) },
  play: async ({ canvas }) => {
    await show(canvas)
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Letters of the system where it has them, otherwise boxes and a note: never an empty place. */
export const ChineseNameOutsideTheFile: Story = {
  args: { load: fn(async () => outsideFontPdf('张伟')) },
  play: async ({ canvas }) => {
    await expect(inkOf(await show(canvas))).toBeGreaterThan(500)
  },
}

export const CharacterMapThatFailsToLoad: Story = {
  args: { load: fn(async () => outsideFontPdf('Zhang', { encoding: 'GBK2K-V' })) },
  play: async ({ canvas }) => {
    const load = window.fetch.bind(window)
    const fetching = spyOn(window, 'fetch').mockImplementation((input, options) =>
      `${input}`.includes('GBK2K-V')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : load(input, options),
    )
    try {
      await show(canvas)
      await expect(await screen.findByRole('alert')).toHaveTextContent(partMissing)
    } finally {
      fetching.mockRestore()
    }
  },
}

/** The note is about the file that is open. */
export const NextFileIsWhole: Story = {
  args: { load: fn(async () => passportPdf()) },
  play: async ({ args, canvas }) => {
    ;(args.load as ReturnType<typeof fn>).mockImplementationOnce(async () => damagedImagePdf())
    await show(canvas)
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Hide passport' }))
    await expect(screen.queryByRole('alert')).toBeNull()
    await show(canvas)
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const ByteOrderMarkBeforeAPdf = whole(() => new Blob(['\uFEFF', passportPdf()]))
export const LineBreakBeforeAPdf = whole(() => new Blob(['\r\n', passportPdf()]))
export const FormHeadBeforeAPdf = whole(
  () => new Blob([fileOf('--b7\r\nContent-Type: application/pdf\r\n\r\n'), passportPdf()]),
)
