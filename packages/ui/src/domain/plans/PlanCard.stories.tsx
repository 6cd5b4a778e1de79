import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Switch } from '../../components/Switch/Switch'
import { TextField } from '../../components/TextField/TextField'
import { Grid } from '../../layout/Grid/Grid'
import { Stack } from '../../layout/Stack/Stack'
import { brokenImage, image } from '../../storybook/image'
import { screenshots } from '../../storybook/modes'
import { BILLING_PERIODS, billingPeriods, isPrice, parsePrice } from '../../text/money'
import { PlanCard, type PlanCardProps } from './PlanCard'

const full = {
  name: 'Premium',
  price: 9.99,
  period: 'month',
  description: 'For members who want to take part in everything.',
  features: ['All gatherings', 'The member directory', 'A vote in the yearly assembly'],
  image: image,
} satisfies PlanCardProps

const states = {
  full,
  inactive: { ...full, isActive: false },
  'without image': { ...full, image: undefined },
  lifetime: { ...full, price: 1250, period: 'lifetime', features: [], image: undefined },
  'price that is none': {
    ...full,
    price: 0,
    priceNote: "This isn't a number. The price will be saved as $0.00.",
    features: [],
    image: undefined,
  },
  empty: { name: '', price: undefined, period: 'lifetime', features: [''] },
} satisfies Record<string, PlanCardProps>

const meta = {
  title: 'Product/PlanCard',
  component: PlanCard,
  args: full,
  argTypes: {
    period: { control: 'inline-radio', options: [...BILLING_PERIODS] },
    headingLevel: { control: 'inline-radio', options: [2, 3, 4, 'none'] },
  },
  parameters: { spec: '2.19' },
  render: (args) => (
    <Grid>
      <PlanCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: screenshots.all,
  render: () => (
    <Grid>
      {Object.entries(states).map(([state, props]) => (
        <PlanCard key={state} {...props} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')]
    await waitFor(() => expect(images.every(({ complete }) => complete)).toBe(true))
  },
}

export const Period: Story = {
  render: (args) => (
    <Grid>
      {billingPeriods().map(({ value, label }) => (
        <PlanCard key={value} {...args} name={label} period={value} image={undefined} />
      ))}
    </Grid>
  ),
}

export const Empty: Story = {
  args: { name: ' ', price: undefined, description: '', features: ['', ' '], image: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Tier Name' })).toBecomeVisible()
    await expect(canvas.getByText('$0.00')).toBecomeVisible()
    await expect(canvas.getByText('No description yet')).toBecomeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** The name of the plan is the heading of the page. */
export const WithoutHeading: Story = {
  args: { headingLevel: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Premium' })).toBecomeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.queryByText('Active')).toBeNull()
  },
}

export const BrokenImage: Story = {
  args: { image: brokenImage },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

const long: PlanCardProps = {
  ...full,
  name: 'Founding members, their families and everybody who has carried the community since its very first gathering',
  price: 1_234_567.89,
  description: `${'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3)}\nSecond line.`,
  features: ['Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren', ...full.features],
}

export const LongContent: Story = {
  args: long,
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('heading', { level: 3, name: args.name })
    await expect(name).toHaveAttribute('title', args.name)
    // Two lines are visible, but the whole text is in the document.
    await expect(name.scrollHeight).toBeGreaterThan(name.clientHeight)
    await expect(name).toHaveTextContent(args.name)
  },
}

export const RightToLeft: Story = {
  args: {
    ...full,
    name: 'العضوية المميزة',
    description: 'للأعضاء الذين يريدون المشاركة في كل شيء.',
    features: ['كل اللقاءات', 'دليل الأعضاء'],
  },
  globals: { direction: 'rtl' },
}

export const SmallPhone: Story = {
  args: long,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    // A long price may break, its period never.
    await expect(canvas.getByText('/month').getClientRects()).toHaveLength(1)
  },
}

export const LargeText: Story = {
  ...SmallPhone,
  globals: { viewport: { value: 'small' }, textSize: '200' },
}

/** A form beside it, reduced to the visible fields. */
function Form() {
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const [isActive, setActive] = useState(true)
  const isWrong = price !== '' && !isPrice(price)
  return (
    <Grid>
      <Stack>
        <TextField label="Tier Name" value={name} onChange={setName} />
        <TextField label="Price" value={price} onChange={setPrice} inputMode="decimal" />
        <Switch label="Active Status" isSelected={isActive} onChange={setActive} />
      </Stack>
      <PlanCard
        name={name}
        price={price === '' ? undefined : parsePrice(price)}
        priceNote={isWrong ? states['price that is none'].priceNote : undefined}
        period="month"
        isActive={isActive}
      />
    </Grid>
  )
}

export const FollowsTheForm: Story = {
  tags: ['!autodocs'],
  render: () => <Form />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await userEvent.tab()
    await userEvent.keyboard('Gold')
    await expect(card).toHaveAccessibleName('Gold')
    await userEvent.tab()
    await userEvent.keyboard('1234.5')
    await expect(card).toHaveTextContent('$1,234.50/month')
    await userEvent.keyboard(',')
    await expect(card).toHaveTextContent('$0.00/month')
    await expect(card).toHaveTextContent('The price will be saved as $0.00')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Inactive')).toBecomeVisible()
  },
}

/** Shows one image, then another. */
function Images(props: PlanCardProps) {
  const [image, setImage] = useState(props.image)
  return (
    <Stack>
      <TextField label="Image" value={image ?? ''} onChange={setImage} />
      <PlanCard {...props} image={image} />
    </Stack>
  )
}

export const AcceptsABrokenImage: Story = {
  tags: ['!autodocs'],
  args: { image: brokenImage },
  render: (args) => <Images {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const shown = () => canvasElement.querySelector('img')
    await waitFor(() => expect(shown()).toBeNull())
    const field = canvas.getByRole('textbox', { name: 'Image' })
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(image)
    await waitFor(() => expect(shown()?.naturalWidth).toBeGreaterThan(0))
  },
}
