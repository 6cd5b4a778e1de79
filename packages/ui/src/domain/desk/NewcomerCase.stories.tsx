import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { mediaBeside } from '../../theme/media'
import { hostile, notVerified } from '../citizenship/reviewPanelFixture'
import { ConflictNotice } from '../record/record'
import { CaseViewers } from './CaseViewers'
import { beside, controls, ready } from './deskFixture'
import { NewcomerCase } from './NewcomerCase'
import { newcomerDecisions } from './newcomers'

const decisions = newcomerDecisions({ onVerify: async () => {}, onDecline: async () => {} })

const meta = {
  title: 'Product/NewcomerCase',
  component: NewcomerCase,
  args: {
    ...controls,
    name: 'Tomás Quintela',
    decisions,
    onAsk: fn(),
    onReview: fn(),
    onClose: fn(),
    member: ready(notVerified),
    singleKeys: true,
    onSingleKeysChange: fn(),
    children: beside,
  },
  argTypes: { member: { control: false }, decisions: { control: false } },
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NewcomerCase>

export default meta
type Story = StoryObj<typeof meta>

/** The case: the frames of the docs are too narrow to have it beside something. */
const caseOf = async (name: string) =>
  within(await screen.findByRole(matchMedia(mediaBeside).matches ? 'region' : 'dialog', { name }))

export const Default: Story = {
  play: async ({ args }) => {
    const shown = await caseOf('Tomás Quintela')
    await expect(shown.queryByText("This member isn't verified.")).toBeNull()
    await userEvent.keyboard('a')
    await expect(args.onAsk).toHaveBeenLastCalledWith(
      'verify',
      expect.objectContaining({ initialFocus: 'confirm' }),
    )
    await userEvent.keyboard('r')
    await expect(args.onAsk).toHaveBeenLastCalledWith('decline', expect.anything())
  },
}

/** There is no button to verify, but the reason. */
export const Unconfirmed: Story = {
  args: { isUnconfirmed: true, decisions: newcomerDecisions({ onDecline: async () => {} }) },
  play: async () => {
    const shown = await caseOf('Tomás Quintela')
    await expect(shown.getByText('Awaiting Email Verification')).toBecomeVisible()
    await expect(shown.queryByRole('button', { name: 'Verify' })).toBeNull()
  },
}

/** The server would refuse it: the button says why, and the way on. */
export const WouldBeRefused: Story = {
  args: { refusal: { code: 'ofAnotherBackend', message: 'A passport is needed.' } },
  play: async ({ args }) => {
    const shown = await caseOf('Tomás Quintela')
    await expect(shown.getByText(/^A passport is needed/)).toBecomeVisible()
    await expect(shown.getByRole('button', { name: 'Verify' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('a')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

export const SomebodyElseLooks: Story = {
  args: { notice: <CaseViewers viewers={[{ name: 'Ana Duarte' }, { name: 'Rui Matos' }]} /> },
  play: async () => {
    const shown = await caseOf('Tomás Quintela')
    await expect(
      shown.getByText('Ana Duarte and one other are looking at this case'),
    ).toBecomeVisible()
  },
}

export const DecidedBySomeone: Story = {
  args: {
    status: 'decided',
    decision: (otherwise) => (
      <ConflictNotice
        entries={ready([
          {
            id: 'e2',
            at: '2026-06-15T08:40:00Z',
            action: 'user.decline',
            actor: { id: 's1', name: 'Ana Duarte' },
            subject: { kind: 'member', id: 'r1', name: 'Tomás Quintela' },
          },
        ])}
        otherwise={otherwise}
      />
    ),
  },
  play: async () => {
    const shown = await caseOf('Tomás Quintela')
    await expect(shown.getByText(/^Ana Duarte declined to verify/)).toBecomeVisible()
  },
}

export const NoneLeft: Story = {
  args: { status: 'none', name: undefined, nextId: undefined },
  play: async () => {
    await expect(
      (await caseOf('No more newcomers')).getByText('No newcomers are waiting to be verified.'),
    ).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: { member: ready(hostile), name: hostile.fullName ?? undefined },
  globals: { viewport: { value: 'small' } },
  play: fits,
}
