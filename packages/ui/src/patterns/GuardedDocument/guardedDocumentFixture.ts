/** Made-up images, made in the browser, for stories. */

import { fileOf } from './pdfFixture'

/** An invented passport as an image. */
export function passportImage(type = 'image/png', width = 1_250, height = 880): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const unit = width / 125
  context.fillStyle = 'honeydew'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'darkseagreen'
  context.fillRect(6 * unit, 14 * unit, 34 * unit, 44 * unit)
  context.fillStyle = 'darkgreen'
  context.beginPath()
  context.arc(23 * unit, 30 * unit, 9 * unit, 0, Math.PI * 2)
  context.fill()
  context.fillRect(10 * unit, 42 * unit, 26 * unit, 16 * unit)
  context.font = `${5 * unit}px sans-serif`
  const lines = ['PASSPORT', 'QUINTELA', 'TOMÁS', '02 NOV 1993', 'X0000000']
  for (const [at, line] of lines.entries()) {
    context.fillText(line, 46 * unit, (20 + at * 9) * unit)
  }
  context.font = `${4.6 * unit}px monospace`
  context.fillText('P<UTOQUINTELA<<TOMAS<<<<<<<<<<<<<<<', 6 * unit, 72 * unit)
  context.fillText('X0000000<0UTO9311022M3001019<<<<<<<', 6 * unit, 80 * unit)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(type))), type),
  )
}

const uint32 = (value: number) =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)

/** The beginning of a PNG of this size, without its pixels. */
const pngHead = (width: number, height: number) =>
  fileOf(
    `\x89PNG\r\n\x1A\n${uint32(13)}IHDR${uint32(width)}${uint32(height)}\x08\x02\0\0\0\0\0\0\0`,
  )

/** A small file that would take 400 MB of memory. */
export const hugeImage = (): Blob => pngHead(10_000, 10_000)

export const damagedImage = (): Blob => pngHead(100, 100)

export const tooLargeFile = (): Blob => new Blob([new Uint8Array(40 * 1024 ** 2)])

/** An SVG under the name and the content type of an image. */
export const renamedSvg = (): Blob =>
  new File(
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>globalThis.ran = true</script></svg>'],
    'passport.jpg',
    { type: 'image/jpeg' },
  )
