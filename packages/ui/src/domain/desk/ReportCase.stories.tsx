import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { screenshots, viewports } from '../../storybook/modes'
import { mediaBeside } from '../../theme/media'
import { CaseRules } from './CaseRules'
import { controls, noticedReport, ready, report } from './deskFixture'
import { ReportCase } from './ReportCase'
import { reportDecisions } from './reportedPosts'

const meta = {
  title: 'Product/ReportCase',
  component: ReportCase,
  args: {
    ...controls,
    id: 'p1',
    name: 'Cheap watches',
    decisions: reportDecisions({
      onDecide: async () => {},
      mayBan: true,
      reason: () => undefined,
    }),
    onAsk: fn(),
    onReview: fn(),
    onClose: fn(),
    report: ready(report),
    singleKeys: true,
    onSingleKeysChange: fn(),
    children: <CaseRules rules={['Rule 3: no advertising.', 'Rule 3: no advertising.']} />,
  },
  argTypes: { report: { control: false }, decisions: { control: false } },
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ReportCase>

export default meta
type Story = StoryObj<typeof meta>

/** The case: the frames of the docs are too narrow to have it beside something. */
const caseOf = async (name: string) =>
  within(await screen.findByRole(matchMedia(mediaBeside).matches ? 'region' : 'dialog', { name }))

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ args, step }) => {
    const shown = await caseOf('Cheap watches')
    await step('author, reports and rules', async () => {
      await expect(shown.getByRole('link', { name: 'João Almeida' })).toHaveAttribute(
        'href',
        '/users/m1',
      )
      await expect(shown.getByRole('heading', { name: '3 reports' })).toBecomeVisible()
      await expect(shown.getByText('He wrote the same to my mother.')).toBecomeVisible()
      await expect(shown.getByText('1 rule')).toBecomeVisible()
    })
    await step('three keys', async () => {
      for (const [key, id] of [
        ['a', 'keep'],
        ['r', 'hide'],
        ['b', 'hideAndBan'],
      ] as const) {
        await userEvent.keyboard(key)
        await expect(args.onAsk).toHaveBeenLastCalledWith(id, expect.anything())
      }
    })
  },
}

/** Nothing suggests that a reported post should stay. */
export const OffersThreeEqualChoices: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const shown = await caseOf('Cheap watches')
    const looks = ['Keep', 'Hide', 'Hide and ban'].map((name) => {
      const button = shown.getByRole('button', { name })
      const { width, height } = button.getBoundingClientRect()
      return { width, height, background: getComputedStyle(button).backgroundColor }
    })
    await expect(looks[1]).toEqual(looks[0])
    await expect(looks[2]).toEqual(looks[0])
  },
}

/** Notices by people who need not be members stand above the reports. */
export const WithNotices: Story = {
  parameters: screenshots.both,
  args: { report: ready(noticedReport) },
  play: async () => {
    const shown = await caseOf('Cheap watches')
    await expect(shown.getByRole('heading', { name: '2 notices' })).toBecomeVisible()
    await expect(shown.getByRole('heading', { name: '3 reports' })).toBecomeVisible()
    const notices = within(shown.getByRole('region', { name: 'Notices' }))
    await expect(notices.getByText('Maria Silva')).toBecomeVisible()
    await expect(notices.getByText('maria.silva@mail.example')).toBecomeVisible()
    await expect(notices.getByText('Sexual abuse of children')).toBecomeVisible()
    await expect(notices.getByText('No name given')).toBecomeVisible()
  },
}

export const OnlyNotices: Story = {
  args: { report: ready({ ...noticedReport, reports: [], total: 2 }) },
  play: async () => {
    const shown = await caseOf('Cheap watches')
    await expect(shown.queryByRole('region', { name: 'Reports' })).toBeNull()
  },
}

export const StopsAReporter: Story = {
  tags: ['!autodocs'],
  args: { onMuteChange: fn(async () => {}) },
  play: async ({ args }) => {
    const shown = await caseOf('Cheap watches')
    await userEvent.click(shown.getByRole('button', { name: 'Stop reports of Rui Costa' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop Reports' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stop reports' }))
    await expect(args.onMuteChange).toHaveBeenCalledWith(
      { id: 'm2', name: 'Rui Costa' },
      true,
      undefined,
    )
  },
}

export const MayNotBan: Story = {
  args: {
    decisions: reportDecisions({
      onDecide: async () => {},
      mayBan: false,
      reason: () => undefined,
    }),
  },
  play: async ({ args }) => {
    const shown = await caseOf('Cheap watches')
    await expect(shown.queryByRole('button', { name: 'Hide and ban' })).toBeNull()
    await userEvent.keyboard('b')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { report: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { report: { status: 'failed', onRetry } },
  play: async () => {
    const shown = await caseOf('Cheap watches')
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** A hundred reports are listed, and the others are counted. */
export const ManyReports: Story = {
  args: {
    report: ready({
      ...report,
      description: '',
      author: { ...report.author, isBanned: true },
      total: 120,
    }),
  },
  play: async () => {
    const shown = await caseOf('Cheap watches')
    await expect(shown.getByText('117 reports more')).toBecomeVisible()
    await expect(shown.getByText('The author is banned.')).toBecomeVisible()
    await expect(shown.getByText('This post has no text.')).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: {
    name: 'x'.repeat(200),
    report: ready({
      ...report,
      description: `<img src=x onerror="alert(1)"> ${'unbroken'.repeat(80)}`,
      reports: report.reports.map((one) => ({
        ...one,
        reason: 'of-another-backend',
        text: 'y'.repeat(300),
        reporter: { ...one.reporter, name: 'z'.repeat(120) },
      })),
    }),
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await fits()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The bar of the buttons leaves most of a low window to the case (WCAG 1.4.10). */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Cheap watches' })
    const bar = within(sheet).getByRole('button', { name: 'Keep' }).closest('footer')
    await expect(bar?.getBoundingClientRect().height).toBeLessThan(viewports.zoomed.height / 3)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
