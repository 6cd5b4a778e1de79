// Specification: 7

import { ApiError } from '@hearth/api/error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noAddress, sendFile } from './upload'

const file = new File(['x'], 'tier.png', { type: 'image/png' })
const still = new AbortController().signal
const fetched = vi.fn<typeof fetch>()
const logged = vi.fn<typeof console.error>()

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://panel.example' })
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.spyOn(console, 'error').mockImplementation(logged.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number) => fetched.mockResolvedValue(new Response(null, { status }))

describe('sendFile', () => {
  it.each([
    ['https://store.example/bucket/tiers/a.png?signature=x&until=1', '/bucket/tiers/a.png'],
    ['/api/files/tiers/a.png?signature=x', '/api/files/tiers/a.png'],
    ['https://store.example/tiers/a%20b.png#top', '/tiers/a%20b.png'],
  ])('to %s is stored at %s', async (url, path) => {
    answer(200)
    await expect(sendFile(url, file, still)).resolves.toBe(path)
  })

  it('is a PUT of the file with its type, and without cookies', async () => {
    answer(204)
    await sendFile('https://store.example/a.png?signature=x', file, still)
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(String(url)).toBe('https://store.example/a.png?signature=x')
    expect(init).toMatchObject({
      method: 'PUT',
      body: file,
      headers: { 'Content-Type': 'image/png' },
      credentials: 'omit',
      signal: still,
    })
  })

  it.each([301, 403, 413, 500])('says which status refused it: %i', async (status) => {
    fetched.mockResolvedValue({ status } as Response)
    const words = `Upload failed with status: ${status}`
    await expect(sendFile('/a.png?signature=x', file, still)).rejects.toThrow(words)
  })

  it('says only that it failed when nobody answers', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(sendFile('/a.png', file, still)).rejects.toThrow(/^Upload failed$/)
  })

  it('refuses an invalid address', async () => {
    await expect(sendFile('https://', file, still)).rejects.toThrow('Upload process failed')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('leaves an abort as it is', async () => {
    const gone = AbortSignal.abort()
    fetched.mockRejectedValue(gone.reason)
    await expect(sendFile('/a.png', file, gone)).rejects.toBe(gone.reason)
    expect(logged).not.toHaveBeenCalled()
  })

  it('logs a failure without its address', async () => {
    answer(403)
    await sendFile('/tiers/a.png?signature=secret', file, still).catch(() => {})
    expect(logged).toHaveBeenCalledOnce()
    expect(logged.mock.calls.flat().join()).not.toMatch(/secret|tiers/)
  })
})

describe('noAddress', () => {
  const refused = (message: string, errors: { field: string; message: string }[] = []) =>
    new ApiError({ kind: 'http', operation: 'createUploadUrl', status: 422, message, errors })

  it.each([
    [refused('Too many uploads'), 'Upload failed: Too many uploads'],
    [
      refused('Please check', [{ field: 'fileType', message: 'Not supported' }]),
      'Upload failed: Not supported',
    ],
    [refused(''), 'Upload process failed'],
    [new ApiError({ kind: 'network', operation: 'createUploadUrl' }), 'Upload process failed'],
    [new TypeError('broken'), 'Upload process failed'],
  ])('of %o says %s', (error, words) => {
    expect(noAddress(error).message).toBe(words)
  })
})
