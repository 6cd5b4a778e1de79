import { describe, expect, it } from 'vitest'
import { openDocument, sniff } from './openDocument'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const png = '\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\x27\x10\0\0\x27\x10\x08\x02\0\0\0\0\0\0\0'

describe('sniff', () => {
  it('knows an image and its pixels by its first bytes', () => {
    expect(sniff(bytesOf(png))).toEqual({ type: 'image/png', pixels: 100_000_000 })
    expect(sniff(bytesOf('GIF89a\x0A\0\x14\0\0\0\0'))).toEqual({ type: 'image/gif', pixels: 200 })
  })

  it.each([
    '',
    '\xEF\xBB\xBF',
    '\n',
    '\r\n\r\n',
    '\xEF\xBB\xBF\r\n',
    '  ',
    '\0\0',
    '------boundary\r\nContent-Disposition: form-data; name="file"\r\n\r\n',
    '\x1B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n',
    `${'-'.repeat(1_018)}\n`,
  ])('recognizes a PDF behind %j', (before) => {
    expect(sniff(bytesOf(`${before}%PDF-1.7\n`))?.type).toBe('pdf')
  })

  it('takes an image for an image, also with the head of a PDF inside', () => {
    expect(sniff(bytesOf(`${png}\n%PDF-1.7\n`))?.type).toBe('image/png')
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    '<html>%PDF-1.7</html>',
    '<html>\n%PDF-1.7\n</html>',
    '\xEF\xBB\xBF\n <!doctype html>\n%PDF-1.7',
    'See %PDF-1.7',
    `${'-'.repeat(1_019)}\n%PDF-1.7`,
    `\r\n${png}`,
    `\xEF\xBB\xBF${png}`,
    '\r\nGIF89a\x0A\0\x14\0\0\0\0',
    '\r\n\xFF\xD8\xFF\xC0\0\x11\x08\0\x0A\0\x0A\x03',
    'MZ\x90\0',
    'PK\x03\x04',
    '%PD',
    '',
  ])('refuses %j', (file) => {
    expect(sniff(bytesOf(file))).toBeUndefined()
  })
})

describe('openDocument', () => {
  it.each([
    ['empty', new Blob([])],
    ['tooLarge', new Blob([new Uint8Array(25 * 1024 ** 2 + 1)])],
    ['tooManyPixels', new Blob([bytesOf(png)])],
    ['unknownType', new Blob(['<svg/>'], { type: 'image/png' })],
  ])('rejects a file as %s before it is decoded', async (problem, file) => {
    await expect(openDocument(file)).rejects.toMatchObject({ problem })
  })
})
