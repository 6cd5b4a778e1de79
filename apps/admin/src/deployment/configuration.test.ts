import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration'

const read = (json: string) => {
  const complaints: string[] = []
  return { configuration: readConfiguration(json, (line) => complaints.push(line)), complaints }
}

const whole = {
  productName: 'Harbour',
  communityName: 'the Harbour people',
  tagline: 'Sailing together since 1962',
  publicUrl: 'https://panel.harbour.example',
  logoUrl: '/logo.svg',
  supportAddress: 'help@harbour.example',
  signUpUrl: 'https://harbour.example/join',
  appLinkUrl: 'harbour://invite',
  appStoreUrl: 'https://apps.apple.com/app/id1',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=one',
  documentsBlurred: false,
  tracesShare: 0.1,
  features: ['record'],
}

describe('readConfiguration', () => {
  it('reports nothing for an empty one', () => {
    expect(read('{}')).toEqual({ configuration: {}, complaints: [] })
  })

  it('reads every setting', () => {
    expect(read(JSON.stringify(whole))).toEqual({ configuration: whole, complaints: [] })
  })

  it('trims', () => {
    expect(read('{"productName":" Harbour\\n"}').configuration).toEqual({ productName: 'Harbour' })
  })

  it.each(['', ' ', 'null', '[{}]', '"Harbour"', '{"productName":"Har', '<!doctype html>'])(
    'falls back to every default for %j, and says so',
    (json) => {
      const { configuration, complaints } = read(json)
      expect(configuration).toEqual({})
      expect(complaints[0]).toMatch(/^Configuration: ./)
    },
  )

  it.each([
    [{ productName: '' }, 'productName must not be empty'],
    [{ productName: 7 }, 'productName must be text'],
    [{ documentsBlurred: 'no' }, 'documentsBlurred must be true or false'],
    [{ tracesShare: 2 }, 'tracesShare must be a number from 0 to 1'],
    [{ supportAddress: null }, 'supportAddress must be text'],
    [{ prodctName: 'Harbor' }, 'prodctName is not a setting of the panel'],
    [{ toString: 'x' }, 'toString is not a setting of the panel'],
    [{ logoUrl: 'logo.svg' }, 'logoUrl must be an address that begins with https:// or /'],
  ])('leaves out what is wrong in %j, names it, and keeps the rest', (wrong, complaint) => {
    expect(read(JSON.stringify({ ...wrong, signUpUrl: 'mailto:join@harbour.example' }))).toEqual({
      configuration: { signUpUrl: 'mailto:join@harbour.example' },
      complaints: [`Configuration: ${complaint}`],
    })
  })

  it('accepts the name of a feature that it does not know', () => {
    const { configuration, complaints } = read('{"features":["record","later",7]}')
    expect([configuration, complaints]).toEqual([{ features: ['record', 'later', 7] }, []])
  })

  it('reports a prototype key and ignores its value', () => {
    const { configuration, complaints } = read('{"__proto__":{"productName":"Evil"}}')
    expect(configuration.productName).toBeUndefined()
    expect(complaints).toHaveLength(1)
  })

  const nowhere = [
    'javascript:alert(1)',
    'http://harbour.example',
    '//evil.example',
    'https:///',
    'https:// x',
  ]
  it.each([
    'https://link.harbour.example/invite',
    'harbour://invite',
    'org.harbour.app://invite?x=1',
  ])('takes %j for a link into the app', (url) => {
    const { configuration, complaints } = read(JSON.stringify({ appLinkUrl: url }))
    expect([configuration, complaints]).toEqual([{ appLinkUrl: url }, []])
  })

  it.each([
    ...nowhere,
    'javascript://%0aalert(1)',
    'JavaScript://x',
    'data://x',
    'harbour:',
    '/app',
  ])('takes %j for no link into the app', (url) => {
    const { configuration, complaints } = read(JSON.stringify({ appLinkUrl: url }))
    expect(configuration).toEqual({})
    expect(complaints).toEqual([expect.stringContaining('appLinkUrl must be an address')])
  })

  it.each(nowhere)('takes %j for no address', (url) => {
    for (const name of ['logoUrl', 'signUpUrl', 'appStoreUrl', 'googlePlayUrl']) {
      const { configuration, complaints } = read(JSON.stringify({ [name]: url }))
      expect(configuration).toEqual({})
      expect(complaints).toEqual([expect.stringContaining(`${name} must be an address`)])
    }
  })
})
