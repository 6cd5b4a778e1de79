import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { credentialJson } from './credentialJson'

const buffer = (...bytes: number[]) => Uint8Array.from(bytes).buffer

/** `rawId` needs each of the characters that base64 and base64url write differently. */
const rawId = buffer(251, 255, 191, 1)

const created = {
  id: '-_-_AQ',
  rawId,
  type: 'public-key',
  response: {
    clientDataJSON: buffer(1, 2),
    attestationObject: buffer(3, 4),
    getTransports: () => ['internal', 'hybrid'],
  },
}

const createdJson = {
  id: '-_-_AQ',
  rawId: '-_-_AQ',
  type: 'public-key',
  response: { clientDataJSON: 'AQI', attestationObject: 'AwQ', transports: ['internal', 'hybrid'] },
  clientExtensionResults: {},
}

const used = {
  id: '-_-_AQ',
  rawId,
  response: {
    clientDataJSON: buffer(1, 2),
    authenticatorData: buffer(5),
    signature: buffer(6),
    userHandle: buffer(7),
  },
}

const usedJson = {
  ...createdJson,
  response: { clientDataJSON: 'AQI', authenticatorData: 'BQ', signature: 'Bg', userHandle: 'Bw' },
}

const throwing = () => {
  throw new TypeError('Illegal invocation')
}

/** The same fields as getters of a prototype, as those of the browser are. */
class Native {
  get rawId() {
    return rawId
  }
  get response() {
    return created.response
  }
}

describe('credentialJson', () => {
  it('reads a plain object of a password manager', () => {
    expect(credentialJson(created)).toEqual(createdJson)
    expect(credentialJson(used)).toEqual(usedJson)
  })

  it.each<[string, unknown]>([
    ['getters of a prototype', new Native()],
    ['an object without a prototype', Object.assign(Object.create(null), created)],
    ['a toJSON that throws', { ...created, toJSON: throwing }],
    ['a toJSON that gives nothing', { ...created, toJSON: () => undefined }],
    ['a toJSON that is not a function', { ...created, toJSON: 'no' }],
    ['no id', { ...created, id: undefined }],
    ['an id that is not that of rawId', { ...created, id: 'e1f3a0c2-uuid' }],
    ['no rawId', { ...created, rawId: undefined }],
    ['an id in plain base64', { ...created, id: '+/+/AQ==', rawId: undefined }],
    ['only a toJSON', { toJSON: () => createdJson }],
    [
      'a response whose getters throw',
      {
        get response() {
          return throwing()
        },
        toJSON: () => createdJson,
      },
    ],
    ['texts in base64url', { ...createdJson }],
    [
      'a buffer of another frame',
      {
        ...created,
        rawId: runInNewContext('Uint8Array.of(251, 255, 191, 1).buffer'),
      },
    ],
    [
      'a view of a part of a buffer',
      {
        ...created,
        rawId: Uint8Array.of(9, 251, 255, 191, 1, 9).subarray(1, 5),
      },
    ],
    ['an array of bytes', { ...created, rawId: [251, 255, 191, 1] }],
    ['an object of bytes by index', { ...created, rawId: { 0: 251, 1: 255, 2: 191, 3: 1 } }],
    [
      'a buffer of Node as JSON',
      {
        ...created,
        rawId: { type: 'Buffer', data: [251, 255, 191, 1] },
      },
    ],
  ])('reads %s', (_name, credential) => {
    expect(credentialJson(credential)).toEqual(createdJson)
  })

  it.each<[string, unknown]>([
    ['that are missing', undefined],
    ['that can not be asked for', throwing],
    ['that are not texts', () => [1]],
  ])('leaves out transports %s', (_name, getTransports) => {
    const { transports: _, ...response } = createdJson.response
    const credential = { ...created, response: { ...created.response, getTransports } }
    expect(credentialJson(credential)).toEqual({ ...createdJson, response })
  })

  it('takes transports from a field', () => {
    const { getTransports, ...response } = created.response
    const credential = { ...created, response: { ...response, transports: getTransports() } }
    expect(credentialJson(credential)).toEqual(createdJson)
  })

  it('leaves out an empty user handle', () => {
    for (const userHandle of [null, undefined, buffer()]) {
      const credential = { ...used, response: { ...used.response, userHandle } }
      const { userHandle: _, ...response } = usedJson.response
      expect(credentialJson(credential)).toEqual({ ...usedJson, response })
    }
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'passkey'],
    ['an empty object', {}],
    ['a password', { id: 'ada', type: 'password', password: 'secret' }],
    [
      'a response without a signature',
      {
        ...used,
        response: { ...used.response, signature: undefined },
      },
    ],
    [
      'a response that is not binary',
      {
        ...created,
        response: { clientDataJSON: {}, attestationObject: ['a'] },
      },
    ],
  ])('gives up on %s', (_name, credential) => {
    expect(credentialJson(credential)).toBeUndefined()
  })

  it('gives what can be sent as JSON', () => {
    const json = credentialJson(new Native())
    expect(JSON.parse(JSON.stringify(json))).toEqual(createdJson)
  })
})
