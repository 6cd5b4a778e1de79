import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { operations } from '../operations.ts'
import { shareAnnouncements, sharePlans, shareRecord } from './content.ts'
import { shareAppeals, shareDesk, shareMembers, sharePosts } from './members.ts'
import { shareAccount, shareKeys, shareSessions, shareTeam } from './sessions.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const journeys = {
  'shares sessions': shareSessions,
  'shares links and keys of emails': shareKeys,
  'shares the account of a person': shareAccount,
  'shares the team': shareTeam,
  'shares announcements': shareAnnouncements,
  'shares plans and uploads': sharePlans,
  'shares what goes with the record': shareRecord,
  'shares members': shareMembers,
  'shares the desk': shareDesk,
  'shares posts and reports': sharePosts,
  'shares appeals': shareAppeals,
}

describe.each([
  ['previous', 'new'],
  ['new', 'previous'],
])('the %s version changes and the %s version reads', (first) => {
  beforeAll(() => world.signOwnerIn())

  it.each(Object.entries(journeys))('%s', (_name, journey) =>
    first === 'new'
      ? journey(world.after, world.before, world)
      : journey(world.before, world.after, world),
  )
})

it('both versions made every call of their contract that changes something', async () => {
  const file = path.join(inject('previous'), '../../openapi/openapi.gen.json')
  const { paths }: { paths: Record<string, Record<string, object>> } = JSON.parse(
    await readFile(file, 'utf8'),
  )
  const changing = operations.filter(({ method, changesState }) => method !== 'GET' || changesState)
  const isOld = ({ template, method }: (typeof operations)[number]) =>
    paths[template]?.[method.toLowerCase()] !== undefined
  const names = (some: typeof operations) => some.map(({ operationId }) => operationId)
  expect(names(changing.filter(({ operationId }) => !world.after.made.has(operationId)))).toEqual(
    [],
  )
  const old = changing.filter(isOld)
  expect(old.length).toBeGreaterThan(0)
  expect(names(old.filter(({ operationId }) => !world.before.made.has(operationId)))).toEqual([])
})
