import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { options as recipe } from '../../internal/field/choice.css'
import { drafted } from '../../storybook/fields'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup'
import { guide } from './CheckboxGroup.guide'

const options = [
  { value: 'posts', label: 'Posts', description: 'Write and delete posts.' },
  { value: 'invites', label: 'Invites', description: 'Invite people by email.' },
  { value: 'events', label: 'Events' },
]

const states = {
  idle: {},
  description: { description: 'Choose as many as you like.' },
  invalid: { value: [], errorMessage: 'Choose at least one benefit' },
  required: { isRequired: true, hasRequiredMark: true },
  readOnly: { isReadOnly: true },
  disabled: { isDisabled: true },
} satisfies Record<string, Partial<CheckboxGroupProps>>

const Draft = drafted<CheckboxGroupProps>(CheckboxGroup)

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Benefits of this tier', options, value: ['invites'], onChange: fn() },
  argTypes: {
    orientation: { control: 'inline-radio', options: valuesOf(recipe, 'orientation') },
    ref: { control: false },
  },
  parameters: { guide },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const Description: Story = { args: { description: 'Choose as many as you like.' } }

export const Invalid: Story = { args: { value: [], errorMessage: 'Choose at least one benefit' } }

export const DisabledOption: Story = {
  args: {
    options: [
      ...options,
      { value: 'badge', label: 'Badge', description: 'Not decided yet', isDisabled: true },
    ],
  },
}

export const LongContent: Story = {
  args: {
    orientation: 'horizontal',
    options: [
      {
        value: 'long',
        label: 'Invitations to every meeting of the community, whichever city it takes place in',
        description:
          'Travel is not included. Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren is.',
      },
      ...options,
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'مزايا العضوية',
    options: [
      { value: 'posts', label: 'المنشورات', description: 'كتابة المنشورات وحذفها' },
      { value: 'invites', label: 'الدعوات' },
    ],
  },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => (
    <Grid
      align="baseline"
      rows={Object.keys(states) as (keyof typeof states)[]}
      columns={valuesOf(recipe, 'orientation')}
    >
      {(state, orientation) => (
        <CheckboxGroup {...args} {...states[state]} orientation={orientation} />
      )}
    </Grid>
  ),
}

export const ChoosesSeveralWithKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Posts' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['invites', 'events'])
    // The last choice is in the order of the options, not at the end.
    await userEvent.click(canvas.getByText('Posts'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['posts', 'invites', 'events'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invites' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['posts', 'events'])
  },
}

export const DescribesEachOption: Story = {
  tags: ['!autodocs'],
  args: { errorMessage: 'Choose at least one benefit', description: 'You can change this later.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Benefits of this tier' })
    await expect(group).toHaveAccessibleDescription(
      'You can change this later. Choose at least one benefit',
    )
    const posts = canvas.getByRole('checkbox', { name: 'Posts' })
    await expect(posts).toHaveAccessibleDescription(/Write and delete posts\./)
    await expect(posts).toHaveAccessibleDescription(/Choose at least one benefit/)
    await expect(posts).toBeInvalid()
  },
}
