import { describe, expect, it } from 'vitest'
import { obstacleAt } from './passkeyPlace'

const at = (here: string, publicUrl?: string) =>
  obstacleAt({
    here: new URL(here),
    publicUrl,
    isSecureContext: !/^http:\/\/(?!localhost|127\.|\[::1\])/.test(here),
    hasWebAuthn: true,
  })

describe('obstacleAt', () => {
  it.each([
    ['https://panel.example/2fa', undefined],
    ['https://panel.example/2fa', 'https://panel.example'],
    ['https://panel.example:8443/', 'https://panel.example:8443'],
    ['http://localhost:3000/2fa', 'http://localhost:3000'],
    ['http://localhost:3000/2fa', undefined],
    ['https://10.example/', undefined],
  ])('finds none at %s where people open %s', (here, publicUrl) => {
    expect(at(here, publicUrl)).toBeUndefined()
  })

  it.each([
    ['http://127.0.0.1:3000/', undefined],
    ['https://192.0.2.7/', undefined],
    ['http://[::1]:3000/', undefined],
    ['https://[2001:db8::1]/', undefined],
    ['http://panel.lan/', undefined],
    ['http://panel.lan/', 'http://panel.lan'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['http://localhost:3000/', 'http://127.0.0.1:3000'],
    ['http://localhost:3000/', 'http://panel.lan'],
  ])('names the address %s where people open %s, and has no other', (here, publicUrl) => {
    expect(at(here, publicUrl)).toEqual({ reason: 'address' })
  })

  it.each([
    ['http://127.0.0.1:3000/account', 'http://localhost:3000'],
    ['http://[::1]:3000/account', 'http://localhost:3000'],
    ['http://192.0.2.7:3000/', 'https://panel.example'],
    ['https://www.panel.example/', 'https://panel.example'],
    ['http://panel.example/', 'https://panel.example'],
    ['https://panel.example:8443/', 'https://panel.example'],
    ['http://localhost:3000/', 'http://desk.localhost:3000'],
  ])('leads from %s to %s', (here, publicUrl) => {
    expect(at(here, publicUrl)).toEqual({ reason: 'address', openAt: publicUrl })
  })

  it('names the browser only where the address is right', () => {
    const place = { publicUrl: undefined, hasWebAuthn: false }
    const here = new URL('https://panel.example')
    expect(obstacleAt({ ...place, here, isSecureContext: true })).toEqual({ reason: 'browser' })
    const plain = new URL('http://panel.example')
    expect(obstacleAt({ ...place, here: plain, isSecureContext: false })).toEqual({
      reason: 'address',
    })
  })
})
