import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { mediaBeside } from '../../theme/media'
import { AppealCase } from './AppealCase'
import { appealDecisions } from './appeals'
import { answerOf, appeal, controls, ready } from './deskFixture'

const meta = {
  title: 'Product/AppealCase',
  component: AppealCase,
  args: {
    ...controls,
    id: 'l1',
    name: 'João Almeida',
    decisions: appealDecisions({
      onDecide: async () => {},
      answer: (outcome, { id }) => answerOf(outcome, id),
    }),
    onAsk: fn(),
    onReview: fn(),
    onClose: fn(),
    appeal: ready(appeal),
    singleKeys: true,
    onSingleKeysChange: fn(),
  },
  argTypes: { appeal: { control: false }, decisions: { control: false } },
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppealCase>

export default meta
type Story = StoryObj<typeof meta>

/** The case: the frames of the docs are too narrow to have it beside something. */
const caseOf = async (name: string) =>
  within(await screen.findByRole(matchMedia(mediaBeside).matches ? 'region' : 'dialog', { name }))

const button = async (label: string) =>
  (await caseOf('João Almeida')).getByRole('button', { name: label })

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ args, step }) => {
    const shown = await caseOf('João Almeida')
    await step('the decision as it was, and the words of the member', async () => {
      await expect(
        shown.getByText('Ana Duarte banned João Almeida, Jun 12, 09:20.'),
      ).toBecomeVisible()
      await expect(shown.getByText('Steward')).toBecomeVisible()
      await expect(shown.getByText('Rule 3: no advertising.')).toBecomeVisible()
      await expect(shown.getByText(/It was my sister, on my phone/)).toBecomeVisible()
    })
    await step('what overturning would not bring back', async () => {
      await expect(shown.getByText('The passport, deleted Jun 14, 2026')).toBecomeVisible()
    })
    await step('an earlier appeal', async () => {
      await expect(shown.getByRole('link', { name: 'Post deleted' })).toHaveAttribute(
        'href',
        '/desk?queue=appeals&case=l0',
      )
      await expect(shown.getByText('Overturned')).toBecomeVisible()
    })
    await step('two keys', async () => {
      for (const [key, id] of [
        ['u', 'uphold'],
        ['o', 'overturn'],
      ] as const) {
        await userEvent.keyboard(key)
        await expect(args.onAsk).toHaveBeenLastCalledWith(id, expect.anything())
      }
    })
  },
}

/** Nothing suggests that a decision should stand. */
export const OffersTwoEqualChoices: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const looks = await Promise.all(
      ['Uphold', 'Overturn'].map(async (name) => {
        const shown = await button(name)
        const { width, height } = shown.getBoundingClientRect()
        return { width, height, background: getComputedStyle(shown).backgroundColor }
      }),
    )
    await expect(looks[1]).toEqual(looks[0])
  },
}

/** The person who made the decision cannot decide about the appeal. */
export const FirstDecider: Story = {
  args: { appeal: ready({ ...appeal, mayDecide: false }) },
  play: async ({ args }) => {
    for (const name of ['Uphold', 'Overturn']) {
      await expect(await button(name)).toHaveAccessibleDescription(
        'You made this decision. Somebody else decides about the appeal.',
      )
    }
    await userEvent.keyboard('uo')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

/** Nobody else may decide, so the person may. */
export const NobodyElse: Story = {
  args: { appeal: ready({ ...appeal, hasNobodyElse: true }) },
  play: async ({ args }) => {
    const shown = await caseOf('João Almeida')
    await expect(shown.getByText(/nobody else can decide/)).toBecomeVisible()
    await userEvent.keyboard('o')
    await expect(args.onAsk).toHaveBeenLastCalledWith('overturn', expect.anything())
  },
}

/** The ban was lifted before anybody decided about the appeal. */
export const LiftedMeanwhile: Story = {
  args: { appeal: ready({ ...appeal, isLifted: true }) },
  play: async ({ args }) => {
    await expect(await button('Overturn')).toHaveAccessibleDescription(
      'There is nothing to overturn.',
    )
    await userEvent.keyboard('o')
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.keyboard('u')
    await expect(args.onAsk).toHaveBeenLastCalledWith('uphold', expect.anything())
  },
}

export const Decided: Story = {
  args: {
    status: 'decided',
    appeal: ready({
      ...appeal,
      decision: {
        outcome: 'upheld',
        answer: 'Nine members reported the message.',
        at: '2026-06-15T09:00:00Z',
        by: { id: 's2', name: 'Rui Costa' },
      },
    }),
  },
  play: async () => {
    const shown = await caseOf('João Almeida')
    await expect(shown.getByText('Upheld')).toBecomeVisible()
    await expect(shown.getByText('Nine members reported the message.')).toBecomeVisible()
  },
}

/** The post is in the trash, so it can be read. */
export const DeletedPost: Story = {
  args: {
    appeal: ready({
      ...appeal,
      action: 'deletePost',
      post: { title: 'Cheap watches', description: 'Only today.\nWrite to me for the price.' },
      deciderRole: null,
      entry: { ...appeal.entry, reason: null },
      rule: null,
      lost: [],
      earlier: [],
    }),
  },
  play: async () => {
    const shown = await caseOf('João Almeida')
    await expect(shown.getByText(/Write to me for the price/)).toBecomeVisible()
    await expect(shown.getByText('No longer on the team')).toBecomeVisible()
    await expect(shown.getByText('No reason was given')).toBecomeVisible()
    await expect(shown.queryByText("What can't come back")).toBeNull()
  },
}

/** A case that nobody has read cannot be decided. */
export const Loading: Story = {
  args: { appeal: { status: 'loading' } },
  play: async ({ args }) => {
    await expect(await button('Uphold')).toHaveAccessibleDescription('Loading')
    await userEvent.keyboard('uo')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { appeal: { status: 'failed', onRetry } },
  play: async ({ args }) => {
    await userEvent.keyboard('uo')
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.click(await button('Try again'))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    name: 'x'.repeat(200),
    appeal: ready({
      ...appeal,
      text: `<img src=x onerror="alert(1)"> ${'unbroken'.repeat(250)}`,
      rule: 'Rule '.repeat(60),
      action: 'of-another-backend',
      entry: { ...appeal.entry, reason: 'y'.repeat(500) },
    }),
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await fits()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
