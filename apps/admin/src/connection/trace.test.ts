import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginTraces, withTrace } from './trace'

afterEach(() => {
  beginTraces(undefined)
  vi.restoreAllMocks()
})

/** The header of a call, where the server records this share of the traces. */
const headerOf = async (share?: number): Promise<string | null> => {
  beginTraces(share)
  let header: string | null = ''
  const send = withTrace(async ({ headers }: Request) => {
    header = headers.get('traceparent')
    return new Response()
  })
  await send(new Request('http://localhost/api/users'))
  return header
}

describe('withTrace', () => {
  it('adds no header where no traces are kept', async () => {
    expect(await headerOf()).toBeNull()
  })

  it('begins a trace with each call', async () => {
    const headers = await Promise.all([headerOf(1), headerOf(1)])
    expect(new Set(headers).size).toBe(2)
    for (const header of headers) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  })

  it('asks for the share of traces that the server records', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.24).mockReturnValueOnce(0.25)
    expect(await headerOf(0.25)).toMatch(/-01$/)
    expect(await headerOf(0.25)).toMatch(/-00$/)
    expect(await headerOf(0)).toMatch(/-00$/)
  })
})
