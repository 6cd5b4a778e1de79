import { buffer } from 'node:stream/consumers'
import { imagePixels } from '@hearth/api/limits.gen'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { type ImageType, imageExit } from './images.ts'

/* The process of `cleanImage`: reads an image from its input and writes it anew to its output.
   Photos contain the place, the time and the device, and everyone can see the images. The new image
   has nothing but pixels in sRGB, and the delays and repetitions of an animation. */

/** How an image of a type is read, and written again. */
interface Format {
  /** The only operation of libvips that may read the bytes. */
  readonly loader: string
  readonly write: (image: Sharp, was: Metadata, bytes: Buffer) => Sharp
}

/** With hardly visible losses. */
const quality = 90

/** Whether a WebP has only lossless frames (RFC 9649, 2.5 and 2.6). */
const isLossless = (bytes: Buffer): boolean => bytes.includes('VP8L') && !bytes.includes('VP8 ')

const formats: Readonly<Record<ImageType, Format>> = {
  'image/png': {
    loader: 'VipsForeignLoadPngBuffer',
    // The palette has all colours of the image already: there is nothing to dither.
    write: (image, { isPalette }) => image.png({ palette: isPalette, dither: 0 }),
  },
  'image/jpeg': {
    loader: 'VipsForeignLoadJpegBuffer',
    write: (image, { chromaSubsampling }) =>
      image.jpeg({
        quality,
        chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4',
      }),
  },
  'image/webp': {
    loader: 'VipsForeignLoadWebpBuffer',
    // A higher effort takes four times as long, for a twentieth of the size.
    write: (image, _, bytes) => image.webp({ quality, lossless: isLossless(bytes), effort: 2 }),
  },
  'image/gif': {
    loader: 'VipsForeignLoadNsgifBuffer',
    write: (image) => image.gif(),
  },
}

/** The new image, or the exit code of a refusal. */
const rewrite = async ({ write }: Format, bytes: Buffer): Promise<Buffer | number> => {
  try {
    // Without the limit of sharp, whose error has no code. `error` also refuses truncated images.
    const image = sharp(bytes, { animated: true, failOn: 'error', limitInputPixels: false })
    const was = await image.metadata()
    const { width, height, pageHeight = height, pages = 1 } = was
    // A browser needs four bytes of memory for each pixel.
    if (width * pageHeight * pages > imagePixels) return imageExit.tooManyPixels
    // libvips cannot turn an animation.
    if (pages === 1) image.autoOrient()
    return await write(image, was, bytes).toBuffer()
  } catch {
    return imageExit.unreadable
  }
}

const format = Object.entries(formats).find(([type]) => type === process.argv[2])?.[1]
if (!format) throw new Error('rewriteImage runs as a process of cleanImage only')
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: [format.loader] })
const result = await rewrite(format, await buffer(process.stdin))
if (typeof result === 'number') process.exitCode = result
else process.stdout.write(result)
