/** Turns of a page by 90 degrees to the right. */
export type Turns = 0 | 1 | 2 | 3

/** Degrees by which the lines of the watermark rise. */
const SLOPE = 30

/**
 * Paints a page with a watermark. The ink of the watermark is the colour of the canvas, with its
 * background as an outline, so that it can be read over dark and light.
 */
export function paint(
  canvas: HTMLCanvasElement,
  page: ImageBitmap,
  turns: Turns,
  watermark: string,
): void {
  const isOnItsSide = turns % 2 === 1
  canvas.width = isOnItsSide ? page.height : page.width
  canvas.height = isOnItsSide ? page.width : page.height
  const context = canvas.getContext('2d')
  if (!context) return
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(page, -page.width / 2, -page.height / 2)
  context.resetTransform()
  paintWatermark(context, canvas, watermark)
}

function paintWatermark(
  context: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  watermark: string,
) {
  const { width, height } = canvas
  const { color, backgroundColor, fontFamily } = getComputedStyle(canvas)
  const size = Math.max(width, height) / 36
  context.font = `${size}px ${fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = size / 6
  context.fillStyle = color
  context.strokeStyle = backgroundColor
  context.globalAlpha = 0.4

  const across = context.measureText(watermark).width + size * 4
  const down = size * 6
  // Turned about the middle, the lines must reach every corner.
  const reach = Math.hypot(width, height) / 2
  context.translate(width / 2, height / 2)
  context.rotate((-SLOPE * Math.PI) / 180)
  for (let line = -Math.ceil(reach / down); line * down <= reach; line += 1) {
    const shift = line % 2 === 0 ? 0 : across / 2
    for (let at = -Math.ceil(reach / across) - 1; at * across <= reach + across; at += 1) {
      context.strokeText(watermark, at * across + shift, line * down)
      context.fillText(watermark, at * across + shift, line * down)
    }
  }
  context.resetTransform()
}

/** Empties a canvas, and gives its memory back at once. */
export function wipe(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
