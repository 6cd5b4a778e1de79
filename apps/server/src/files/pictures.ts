interface PictureType {
  /** The extensions that are taken; the first is the one that is given. */
  readonly extensions: readonly [string, ...string[]]
  /** How its files begin, in hexadecimal digits. */
  readonly begins: RegExp
}

/** Tier pictures: the types that are taken. No SVG, which can carry scripts. */
const pictureTypes: Readonly<Record<string, PictureType>> = {
  'image/png': { extensions: ['png'], begins: /^89504e470d0a1a0a/ },
  'image/jpeg': { extensions: ['jpg', 'jpeg'], begins: /^ffd8ff/ },
  // RIFF, four bytes of length, WEBP.
  'image/webp': { extensions: ['webp'], begins: /^52494646.{8}57454250/ },
  // GIF87a, GIF89a.
  'image/gif': { extensions: ['gif'], begins: /^47494638(37|39)61/ },
}

/** The extensions of a type that is taken; undefined for any other. */
export const extensionsOf = (type: string): PictureType['extensions'] | undefined =>
  Object.hasOwn(pictureTypes, type) ? pictureTypes[type]?.extensions : undefined

/** The type of a stored file, by the extension that this server gave it. */
export const typeOf = (key: string): string => {
  const extension = key.split('.').at(-1)
  return (
    Object.entries(pictureTypes).find(
      ([
        ,
        {
          extensions: [own],
        },
      ]) => own === extension,
    )?.[0] ?? 'application/octet-stream'
  )
}

/** Whether these first bytes of a file are those of its type. */
export const beginsLike =
  (type: string) =>
  (bytes: Buffer): boolean =>
    pictureTypes[type]?.begins.test(bytes.toString('hex', 0, 16)) ?? false
