import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Inline } from '../../layout/Inline/Inline'
import type { Tokens } from '../../theme/tokens'
import { vars } from '../../theme/vars.css'
import { brandOf } from '../brands'
import { screenshots } from '../modes'
import { example, knob, run, track } from './Motion.css'
import { Code, Page, Row, Section, Table } from './Page'

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta
export default meta

const uses = {
  fast: 'What answers a hand: hover, press, a switch',
  normal: 'What enters or opens in place: dialogs, toasts, disclosures',
  slow: 'What comes from the edge or moves the page: sheets, the side panel',
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
                  transitionTimingFunction: vars.motion.easing,
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
  parameters: screenshots.one,
  render: (_args, { globals }) => {
    const { motion } = brandOf(globals).light
    return (
      <Page
        title="Motion"
        lead="Only for what enters, leaves or moves, so that the eye can follow. Nothing moves to please."
      >
        <Section
          title="Durations"
          note="Under reduced motion, the system’s or the toolbar’s, all of them are 0: the example then jumps."
        >
          <Durations motion={motion} />
        </Section>
        <Section
          title="Easing"
          note="Quick to start and slow to settle: what was asked for is there at once."
        >
          <div>
            <Code>{motion.easing}</Code>
          </div>
        </Section>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    const place = () => canvas.getByTestId('knob-slow').getBoundingClientRect().x
    const start = place()
    await userEvent.click(canvas.getByRole('button', { name: 'Play once' }))
    await waitFor(() => expect(place()).toBeGreaterThan(start))
    await userEvent.click(canvas.getByRole('button', { name: 'Play back' }))
    await waitFor(() => expect(place()).toBe(start))
    const button = canvas.getByRole('button', { name: 'Play once' })
    await userEvent.unhover(button)
    button.blur()
  },
}
