import type { Meta, StoryObj } from '@storybook/react-vite'
import { Playground } from './Playground'

const code = `function Example() {
  const [name, setName] = useState('')
  return (
    <Stack space="4">
      <Heading level={2}>Invite a member</Heading>
      <TextField label="Name" value={name} onChange={setName} />
      <Button isDisabled={name === ''}>Invite {name}</Button>
    </Stack>
  )
}`

const meta = {
  title: 'Playground',
  component: Playground,
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Playground>
export default meta

/** Without steps: they would type into whatever form the address brings. */
export const Compose = { args: { code } } satisfies StoryObj<typeof meta>
