import { describe, expect, it } from 'vitest'
import { screenStories } from '../.storybook/screenStates'
import { doesNotApply, states } from '../packages/ui/src/storybook/states'
import { root } from './files'

const screens = screenStories(root)

describe('a screen has a story for every state, or the reason why not', () => {
  it.each(screens)('$screen', ({ screen, stories }) => {
    const reasons = doesNotApply[screen] ?? {}
    expect(states.filter((state) => !stories.includes(state) && !reasons[state])).toEqual([])
    // A reason for a missing story is obsolete once the story exists.
    expect(states.filter((state) => stories.includes(state) && reasons[state])).toEqual([])
  })
})

it('a test is not a state', () => {
  const [announcements] = screens.filter(({ screen }) => screen === 'Announcements')
  expect(announcements?.stories).toContain('DraftRestoredOfAnother')
  expect(announcements?.stories).not.toContain('TellsWhatTheSpecificationSays')
})

it('reasons are given for screens that exist', () => {
  const names = screens.map(({ screen }) => screen)
  expect(Object.keys(doesNotApply).filter((name) => !names.includes(name))).toEqual([])
})
