import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../components/Badge/Badge'
import { Fact, FactList, type FactListProps } from './FactList'

const facts = (
  <>
    <Fact label="Full Name">Inês Alves</Fact>
    <Fact label="Email">ines.alves@mail.example</Fact>
    <Fact label="Status">
      <Badge tone="positive">Verified</Badge>
    </Fact>
  </>
)

const meta = {
  title: 'Patterns/FactList',
  component: FactList,
  subcomponents: { Fact },
  args: { children: facts },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Full Name', 'Email', 'Status'])
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('ines.alves@mail.example')
  },
}

export const Rows: Story = {
  args: { layout: 'rows' },
  play: async ({ canvas }) => {
    const [label] = canvas.getAllByRole('term')
    const [value] = canvas.getAllByRole('definition')
    await expect(label?.getBoundingClientRect().right).toBeLessThan(
      value?.getBoundingClientRect().left ?? 0,
    )
  },
}

/** Where both have no room side by side: label and value stand as a pair. */
export const Stacked: Story = {
  args: { layout: 'rows' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect())
    const values = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect())
    await expect((values[0]?.top ?? 0) - (terms[0]?.bottom ?? 0)).toBe(2)
    await expect((terms[1]?.top ?? 0) - (values[0]?.bottom ?? 0)).toBe(12)
  },
}

/** Below the title of a page. */
export const Line: Story = {
  args: {
    layout: 'line',
    children: (
      <>
        <Fact label="Status">
          <Badge tone="positive">Verified</Badge>
        </Fact>
        <Fact label="Citizenship Status">
          <Badge tone="caution">Pending</Badge>
        </Fact>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top)
    await expect(tops[1]).toBe(tops[0])
  },
}

export const LongContent: Story = {
  args: {
    children: (
      <Fact label="Full Name of the person as it stands in the passport">
        {`${'Donaudampfschifffahrts'.repeat(8)} von und zu Hohenstein`}
      </Fact>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { args: { layout: 'rows' }, globals: { direction: 'rtl' } }

const inAll = (args: FactListProps) => (
  <>
    <FactList {...args} layout="columns" />
    <FactList {...args} layout="rows" />
    <FactList {...args} layout="line" />
  </>
)

export const SmallPhone: Story = {
  render: inAll,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(9)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
