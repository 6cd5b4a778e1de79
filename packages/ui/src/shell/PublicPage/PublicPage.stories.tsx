import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { HearthProvider } from '../../provider/HearthProvider'
import { screenshots } from '../../storybook/modes'
import { PublicPage } from './PublicPage'

const meta = {
  title: 'Shell/PublicPage',
  component: PublicPage,
  parameters: {
    layout: 'fullscreen',
    spec: '2.1',
    // As tall as a screen, so each story has its own frame.
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    title: 'Check Your Email',
    subtitle: 'If an account with that email exists, a password reset link has been sent.',
    children: <Button isFullWidth>Try Again</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PublicPage>

export default meta
type Story = StoryObj<typeof meta>

const hasNoSidewaysScroll = async () => {
  const page = document.documentElement
  await expect(page.scrollWidth).toBe(page.clientWidth)
}

/** The drawing with its text, beside or above the card. */
const sceneIn = (element: HTMLElement) => {
  const scene = element.querySelector('[data-drawing]')?.parentElement
  if (!scene) throw new Error('no drawing')
  return scene
}

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('main')).toBecomeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title)
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Need help?')
    // A drawing without text is not a landmark.
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
}

/** The deployment names a page for help instead of an email address. */
export const SupportPage: Story = {
  decorators: [
    (Story) => (
      <HearthProvider
        brand={{ productName: 'Hearth', supportAddress: 'https://hearth.example/help' }}
        navigate={() => {}}
      >
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://hearth.example/help' })
    await expect(link).toHaveAttribute('href', 'https://hearth.example/help')
  },
}

export const OtherBrand: Story = {
  decorators: [
    (Story) => (
      <HearthProvider
        brand={{ productName: 'Riverside Commons', logo: <span>R</span> }}
        navigate={() => {}}
      >
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Riverside Commons')).toBecomeVisible()
    // Without a support address there is no footer.
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    // Without a community there is no text under the drawing.
    await expect(sceneIn(canvasElement)).toHaveTextContent(/^$/)
  },
}

export const LongContent: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversammlung',
    subtitle:
      'A sentence that goes on for a good while, as sentences of careful people sometimes do.',
  },
  globals: { viewport: { value: 'small' } },
  play: hasNoSidewaysScroll,
}

export const RightToLeft: Story = {
  parameters: screenshots.one,
  globals: { direction: 'rtl' },
  args: { title: 'בדקו את הדואר', subtitle: 'אם יש חשבון עם הכתובת הזאת, נשלח אליה קישור.' },
}

export const LargeText: Story = {
  parameters: screenshots.one,
  globals: { textSize: '200' },
}

/** The card stays in the lower half, and the drawing fills the rest. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { top, bottom } = sceneIn(canvasElement).getBoundingClientRect()
    const card = canvas.getByRole('main').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(card.top).toBeGreaterThanOrEqual(bottom)
    await expect(card.top).toBeGreaterThan(innerHeight / 2)
    const button = canvas.getByRole('button', { name: 'Try Again' }).getBoundingClientRect()
    await expect(button.bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** A phone in landscape, or with its keyboard open: the form fills the screen. */
export const ShortPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(sceneIn(canvasElement)).not.toBeVisible()
  },
}

/** From 960 px: the card beside the drawing. */
export const Split: Story = {
  parameters: screenshots.both,
  args: { drawing: 'email' },
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <HearthProvider
        brand={{
          productName: 'Hearth',
          communityName: 'Riverside Commons',
          tagline: 'Neighbours since 1962',
        }}
        navigate={() => {}}
      >
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const scene = sceneIn(canvasElement)
    await expect(scene).toHaveTextContent(/^Riverside CommonsNeighbours since 1962$/)
    await expect(scene.getBoundingClientRect().height).toBe(innerHeight)
    await expect(canvas.getByRole('main').getBoundingClientRect().right).toBeLessThan(
      scene.getBoundingClientRect().left,
    )
  },
}

/** The drawing stays in view next to a card that is taller than the window. */
export const SplitLongContent: Story = {
  ...Split,
  tags: ['!autodocs'],
  parameters: {},
  args: { children: <p style={{ blockSize: '150vh' }}>A long form</p> },
  play: async ({ canvasElement }) => {
    const top = () => sceneIn(canvasElement).getBoundingClientRect().top
    await expect(top()).toBe(0)
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(top()).toBe(0)
  },
}

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: hasNoSidewaysScroll,
}

export const StartsAtItsFirstControl: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <Button isFullWidth>Try Again</Button>
        <Link href="/login">Back to Login</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const stop of [
      canvas.getByRole('button', { name: 'Try Again' }),
      canvas.getByRole('link', { name: 'Back to Login' }),
      canvas.getByRole('link', { name: /@/ }),
    ]) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
  },
}
