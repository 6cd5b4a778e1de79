import { describe, expect, it } from 'vitest'
import { addCommonAnswers, type PathItem } from './commonAnswers.ts'

const done = { 200: { description: 'Done' } }
const resolve = (part: object) => ({ node: part })

const answersOf = (method: 'get' | 'post', call: object, parameters: object[] = []) => {
  const item: PathItem = { parameters, [method]: { ...call, responses: { ...done } } }
  addCommonAnswers(item, resolve)
  return item[method]?.responses
}
const shared = (name: string) => ({ $ref: `./shared.yaml#/responses/${name}` })
const always = {
  429: shared('TooManyRequests'),
  500: shared('ServerError'),
  503: shared('Unavailable'),
}

describe('addCommonAnswers', () => {
  it('adds the errors of a read that is open to anyone', () => {
    expect(answersOf('get', { security: [] })).toEqual({
      ...done,
      304: shared('NotModified'),
      403: shared('RequestNotAllowed'),
      ...always,
    })
  })

  it('adds the errors of a change that an administrator makes', () => {
    expect(answersOf('post', { security: [{ adminSession: [] }] }, [{ in: 'path' }])).toEqual({
      ...done,
      400: shared('BadRequest'),
      401: shared('Unauthorized'),
      403: shared('Forbidden'),
      404: shared('NotFound'),
      413: shared('PayloadTooLarge'),
      415: shared('UnsupportedMediaType'),
      ...always,
    })
  })

  it('adds no 404 to a call that takes any id', () => {
    const call = { security: [], 'x-takes-any-id': true }
    expect(answersOf('post', call, [{ in: 'path' }])).not.toHaveProperty('404')
  })

  it('adds 400 to a read with parameters', () => {
    const call = { security: [{ adminSession: [] }], parameters: [{ in: 'query' }] }
    expect(answersOf('get', call)).toHaveProperty('400', shared('BadRequest'))
  })

  it('adds no refusal of a role to a call that needs only the password', () => {
    const answers = answersOf('post', { security: [{ partialSession: [] }] })
    expect(answers).toHaveProperty('401', shared('Unauthorized'))
    expect(answers).toHaveProperty('403', shared('RequestNotAllowed'))
  })

  it('adds no 304 to a GET that changes state', () => {
    expect(answersOf('get', { security: [], 'x-changes-state': true })).not.toHaveProperty('304')
  })

  it('keeps an answer that the call states itself', () => {
    const own = { description: 'Not for this person' }
    const item: PathItem = { get: { responses: { 403: own } } }
    addCommonAnswers(item, resolve)
    expect(item.get?.responses[403]).toBe(own)
  })
})
