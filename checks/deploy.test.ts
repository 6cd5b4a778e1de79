import { describe, expect, it } from 'vitest'
import { readContract } from '../apps/server/src/http/contract.ts'
import { read } from './files'

const config = read('deploy/nginx.conf')
const caddyfile = read('deploy/Caddyfile')
const [, pattern = ''] = /\$uri ~ "([^"]+)"/.exec(config) ?? []
const isRead = new RegExp(pattern)

/** Addresses of the contract with an id for each parameter. */
const gets = Object.entries(readContract().paths).flatMap(([path, { get }]) =>
  get ? [{ url: `/api${path.replace(/\{\w+\}/g, '42')}`, changes: get['x-changes-state'] }] : [],
)

describe('deploy/Caddyfile', () => {
  it('sends the same reads again as nginx, and nothing else', () => {
    const [, retried] =
      /lb_retry_match \{\s+method GET\s+path_regexp (\S+)\s+\}/.exec(caddyfile) ?? []
    expect(retried).toBe(pattern)
  })
})

describe('deploy/nginx.conf', () => {
  it.each(gets)(
    'asks another backend for $url only when it changes nothing',
    ({ url, changes }) => {
      expect(isRead.test(url)).toBe(changes !== true)
    },
  )

  it('asks another backend only for reads', () => {
    const settings = [...config.matchAll(/^ *proxy_next_upstream (.*);/gm)].map(
      ([, value]) => value,
    )
    expect(settings).toEqual(['off', 'error http_502'])
    expect(config).toMatch(/location @hearth_read \{\s+proxy_next_upstream error http_502;/)
  })
})
