// Specification: 2.1 (docs/operations.md, traces)

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { isShownAsIs } from './support/names'
import { chooseInRow } from './support/rowMenu'
import { test as base, expect, question } from './support/test'

/** What a collector of OpenTelemetry gets, over HTTP as JSON. */
interface Traces {
  resourceSpans: { scopeSpans: { spans: { traceId: string; name: string }[] }[] }[]
}

interface Collector {
  url: string
  /** The names of the spans of a trace. */
  namesOf(traceId: string): string[]
}

const test = base.extend<object, { collector: Collector }>({
  collector: [
    // Playwright reads here which fixtures the hook takes; it needs none.
    async ({ browserName: _ }, use) => {
      const sent: Traces[] = []
      const server = createServer(async (request, response) => {
        sent.push((await json(request)) as Traces)
        response.end('{}')
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const spans = () =>
        sent.flatMap(({ resourceSpans }) =>
          resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
        )
      await use({
        url: `http://127.0.0.1:${port}`,
        namesOf: (id) =>
          spans()
            .filter(({ traceId }) => traceId === id)
            .map(({ name }) => name),
      })
      server.close()
      server.closeAllConnections()
    },
    { scope: 'worker' },
  ],
  environment: ({ collector }, use) => use({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
})

test('a trace leads from the click through the job to the email', async ({
  stewardPage: page,
  steward,
  product,
  collector,
}) => {
  const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
  const members: { fullName: string | null; email: string; isBanned: boolean }[] = data
  const member = members.find(({ fullName, isBanned }) => isShownAsIs(fullName) && !isBanned)
  if (!member) throw new Error('The demo community has no such member')
  await page.goto(`/users?search=${encodeURIComponent(member.email)}`)
  await chooseInRow(page.getByRole('row').nth(1), 'Ban')
  await question(page).getByText('Email the member').click()
  const sent = page.waitForRequest(/\/api\/users\/[^/]+\/ban$/)
  await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
  const header = (await sent).headers().traceparent
  expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)

  await expect.poll(() => product.email('member-notice', member.email)).toBeDefined()
  const [, traceId = ''] = header?.split('-') ?? []
  await expect
    .poll(() => collector.namesOf(traceId))
    .toEqual(expect.arrayContaining(['banUserWithReason', 'job email', 'letter member-notice']))
})
