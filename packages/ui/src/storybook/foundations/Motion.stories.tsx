import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Disclosure } from '../../components/Disclosure/Disclosure'
import { Inline } from '../../layout/Inline/Inline'
import type { Tokens } from '../../theme/tokens'
import { vars } from '../../theme/vars.css'
import { brandOf } from '../brands'
import { example, knob, run, track } from './Motion.css'
import { LeavingRow, MovingMember } from './MotionExamples'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Motion', tags: ['!autodocs', '!manifest'] } satisfies Meta
export default meta

const uses = {
  fast: 'Direct feedback: hover, press, a switch',
  enter: 'What appears or opens in place: dialogs, toasts, disclosures',
  exit: 'What leaves: quicker than it came, as nobody waits for it',
  move: 'What comes from the edge or changes its place: sheets, the sidebar, rows',
} satisfies Partial<Record<keyof Tokens['motion'], string>>

type Pace = keyof typeof uses

function Durations({ motion }: { motion: Tokens['motion'] }) {
  const [isMoved, setMoved] = useState(false)
  return (
    <div data-moved={isMoved} className={example}>
      <Inline>
        <Button onPress={() => setMoved(!isMoved)}>{isMoved ? 'Play back' : 'Play once'}</Button>
      </Inline>
      <Table label="Durations" columns={['Token', 'Milliseconds', 'For', 'Example']}>
        {(Object.keys(uses) as Pace[]).map((pace) => (
          <Row key={pace} name={<Code>motion.{pace}</Code>}>
            {motion[pace]}
            {uses[pace]}
            <span className={track}>
              <span
                className={run}
                style={{
                  transitionDuration: vars.motion[pace],
                  transitionTimingFunction:
                    pace === 'exit' ? vars.motion.easingExit : vars.motion.easing,
                }}
              />
              <span className={knob} data-testid={`knob-${pace}`} />
            </span>
          </Row>
        ))}
      </Table>
    </div>
  )
}

export const Motion: StoryObj = {
  render: (_args, { globals }) => {
    const { motion } = brandOf(globals).light
    return (
      <Page
        title="Motion"
        lead="Only for parts that enter, leave or move, so that the eye can follow. Nothing moves for decoration."
      >
        <Section
          title="Durations"
          note="With reduced motion, set in the system or in the toolbar, all of them are 0: the example then jumps."
        >
          <Durations motion={motion} />
        </Section>
        <Section
          title="A decided row"
          note="It fades in its place, then its neighbours close the gap. For the focus and for screen readers it is gone at once."
        >
          <LeavingRow />
        </Section>
        <Section
          title="From a row to its page"
          note="The image and the name of a member move, and the rest fades. Every other change of the page shows at once."
        >
          <MovingMember />
        </Section>
        <Section title="What opens in place" note="Its height grows, and what is below makes room.">
          <Disclosure title="Details">Open and close it to see it again.</Disclosure>
        </Section>
        <Section
          title="What stands still"
          note="A text that is being read, a row under the pointer, whatever a reload brings, and everything under reduced motion. Nothing repeats, except the mark of something under way, and no key press waits for a movement to end."
        />
        <Section
          title="Easing"
          note="Fast at the start, slow at the end: the response shows at once."
        >
          <div>
            <Code>{motion.easing}</Code>
          </div>
        </Section>
        <Section
          title="Easing of what leaves"
          note="Slow at the start, fast at the end: it is out of the way before anybody looks at it."
        >
          <div>
            <Code>{motion.easingExit}</Code>
          </div>
        </Section>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    const position = () => canvas.getByTestId('knob-move').getBoundingClientRect().x
    const start = position()
    await userEvent.click(canvas.getByRole('button', { name: 'Play once' }))
    await waitFor(() => expect(position()).toBeGreaterThan(start))
    await userEvent.click(canvas.getByRole('button', { name: 'Play back' }))
    await waitFor(() => expect(position()).toBe(start))
    const button = canvas.getByRole('button', { name: 'Play once' })
    await userEvent.unhover(button)
    button.blur()
    // Under reduced motion, as in every test, each shows its end at once.
    await userEvent.click(canvas.getByRole('button', { name: 'Decide about Jonas' }))
    await expect(canvas.queryByText('Jonas Lindqvist')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show again' }))
    await expect(canvas.getByText('Jonas Lindqvist')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page' }))
    await expect(canvas.getByRole('heading', { name: 'Amina Diallo' })).toBecomeVisible()
    await expect(document.getAnimations()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the row' }))
  },
}
