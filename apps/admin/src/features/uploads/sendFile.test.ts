// Specification: 7

import { ApiError } from '@hearth/api/error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noAddress, type SendOptions, sendFile } from './sendFile'

const file = new File(['x'], 'tier.png', { type: 'image/png' })
const logged = vi.fn<typeof console.error>()

/** What the stubbed request does once it is sent. */
let onSend: (request: FakeRequest) => void
const sent: FakeRequest[] = []

class FakeRequest {
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  withCredentials = false
  status = 0
  call = ''
  body: unknown
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  open = (method: string, address: URL) => {
    this.call = `${method} ${address}`
  }
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value
  }
  send = (body: unknown) => {
    this.body = body
    sent.push(this)
    onSend(this)
  }
  abort = () => this.onabort()
}

beforeEach(() => {
  sent.length = 0
  answer(200)
  vi.stubGlobal('location', { origin: 'https://panel.example' })
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.spyOn(console, 'error').mockImplementation(logged.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number) => {
  onSend = (request) => {
    request.status = status
    request.onload()
  }
}

const send = (url: string, options: Partial<SendOptions> = {}) =>
  sendFile(url, file, { signal: new AbortController().signal, onProgress: () => {}, ...options })

describe('sendFile', () => {
  it.each([
    ['https://store.example/bucket/tiers/a.png?signature=x&until=1', '/bucket/tiers/a.png'],
    ['/api/files/images/a.png?signature=x', '/api/files/images/a.png'],
    ['https://store.example/tiers/a%20b.png#top', '/tiers/a%20b.png'],
  ])('to %s is stored at %s', async (url, path) => {
    await expect(send(url)).resolves.toBe(path)
  })

  it('is a PUT of the file with its type, and without cookies for another origin', async () => {
    answer(204)
    await send('https://store.example/a.png?signature=x')
    expect(sent).toMatchObject([
      {
        call: 'PUT https://store.example/a.png?signature=x',
        headers: { 'Content-Type': 'image/png' },
        withCredentials: false,
        body: file,
      },
    ])
  })

  it('reports the percentage sent, once its total is known', async () => {
    onSend = (request) => {
      request.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 })
      request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
      request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 })
      request.status = 200
      request.onload()
    }
    const onProgress = vi.fn<SendOptions['onProgress']>()
    await send('/a.png', { onProgress })
    expect(onProgress.mock.calls).toEqual([[25], [100]])
  })

  it.each([301, 403, 413, 500])('says which status refused it: %i', async (status) => {
    answer(status)
    const words = `Upload failed with status: ${status}`
    await expect(send('/a.png?signature=x')).rejects.toThrow(words)
  })

  it('says only that it failed when nobody answers', async () => {
    onSend = (request) => request.onerror()
    await expect(send('/a.png')).rejects.toThrow(/^Upload failed$/)
  })

  it('refuses an invalid address', async () => {
    await expect(send('https://')).rejects.toThrow('Upload process failed')
    expect(sent).toEqual([])
  })

  it('sends nothing once it is aborted', async () => {
    const signal = AbortSignal.abort()
    await expect(send('/a.png', { signal })).rejects.toBe(signal.reason)
    expect(sent).toEqual([])
  })

  it('stops when it is aborted, without a message', async () => {
    const controller = new AbortController()
    onSend = () => controller.abort()
    const { signal } = controller
    await expect(send('/a.png', { signal })).rejects.toBe(signal.reason)
    expect(logged).not.toHaveBeenCalled()
  })

  it('logs a failure without its address', async () => {
    answer(403)
    await send('/tiers/a.png?signature=secret').catch(() => {})
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
