import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { fits } from '../../storybook/fits'
import { Fact, FactList } from '../FactList/FactList'
import { Section, Sections } from './Sections'

const meta = {
  title: 'Patterns/Sections',
  component: Sections,
  subcomponents: { Section },
  args: {
    children: (
      <>
        <Section title="Common reasons" action={<Button size="small">Edit</Button>}>
          <FactList layout="rows">
            <Fact label="Ban">Spam or advertising</Fact>
          </FactList>
        </Section>
        <Section title="Retention" description="The deployment decides these times.">
          <FactList layout="rows">
            <Fact label="Trash">30 days</Fact>
          </FactList>
        </Section>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Sections>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'Common reasons' })
    await expect(part.getBoundingClientRect().width).toBeLessThanOrEqual(680)
    await expect(canvas.getByRole('region', { name: 'Retention' })).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: {
    children: (
      <Section
        title={`A title that is much longer than ${'anybody'.repeat(12)} would think`}
        description={`A line that goes on ${'and on '.repeat(40)}`}
        action={<Button size="small">An action with a long name</Button>}
      >
        <p>{'unbroken'.repeat(40)}</p>
      </Section>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }
