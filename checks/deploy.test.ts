import { describe, expect, it } from 'vitest'
import { readContract } from '../apps/server/src/http/contract.ts'
import { limits } from '../packages/ui/src/screens/operations/operationsModel'
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

describe('deploy/prometheus/alerts.yml', () => {
  const alerts = read('deploy/prometheus/alerts.yml')

  it.each([
    ['hearth_oldest_job_age_seconds', '>', limits.oldestJob.caution / 1000],
    ['hearth_oldest_job_age_seconds', '>', limits.oldestJob.critical / 1000],
    ['hearth_oldest_unsealed_entry_age_seconds', '>', limits.unsealed / 1000],
    ['hearth_record_verified_age_seconds', '>', limits.verified / 1000],
    ['hearth_backup_age_seconds', '>', limits.backup.caution / 1000],
    ['hearth_backup_age_seconds', '>', limits.backup.critical / 1000],
    ['hearth_drill_age_seconds', '>', limits.drill / 1000],
    ['hearth_disk_size_bytes', '<', limits.free.caution],
    ['hearth_disk_size_bytes', '<', limits.free.critical],
  ])('has the limits of the page Operations: %s %s %d', (metric, sign, limit) => {
    const rules = alerts.split('\n').filter((line) => line.includes(metric))
    expect(rules.some((line) => line.trimEnd().endsWith(`${sign} ${limit}`))).toBe(true)
  })
})
