const hills = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180">
<path fill="honeydew" d="M0 0h320v180H0z"/><circle cx="236" cy="62" r="30" fill="goldenrod"/>
<path fill="mediumseagreen" d="M0 118q80-64 160-8t160-28v98H0z"/>
<path fill="darkgreen" d="M0 146q96-46 176-6t144-18v58H0z"/></svg>`

/** An image that loads without a network, for stories. */
export const image = `data:image/svg+xml,${encodeURIComponent(hills)}`

/** The same as a file that a person might choose. */
export const imageFile = (name = 'hills.svg'): File =>
  new File([hills], name, { type: 'image/svg+xml' })

const meadow =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAJCAIAAAC0SDtlAAAAFElEQVR42mOw2VxIEmIY1TAoNAAAeN/GARFGrFUAAAAASUVORK5CYII='

/** A file of a type that servers accept as the image of a tier: one green rectangle. */
export const pngFile = (name = 'meadow.png'): File =>
  new File([Uint8Array.from(atob(meadow), (byte) => byte.charCodeAt(0))], name, {
    type: 'image/png',
  })

/** An address without an image. */
export const brokenImage = 'data:image/png;base64,AAAA'
