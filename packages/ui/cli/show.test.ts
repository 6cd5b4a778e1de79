import { expect, it } from 'vitest'
import type { Contract } from './contract.ts'
import { list, show } from './show.ts'

const contract: Contract = {
  entries: {
    '@hearth/ui/components/Bell': {
      components: {
        Bell: {
          description: 'Rings once.\nThen it stops.',
          props: {
            tone: { type: '"high" | "low"', isRequired: false, default: "'high'" },
            label: { type: 'string', isRequired: true, description: 'Its name.' },
          },
          passedOn: ['onWheel'],
          guide: '## When to use\n\n- At noon.',
          example: 'export const example = <Bell label="Noon" />',
        },
      },
      others: ['BellProps'],
    },
  },
  tokens: [],
}

it('shows import, purpose, props with the required ones first, guide and example', () => {
  expect(show('Bell', contract)).toBe(
    `import { Bell } from '@hearth/ui/components/Bell'

Rings once.
Then it stops.

label: string
  Its name.
tone?: "high" | "low"
  Default: 'high'.
Further props of its element: onWheel.

## When to use

- At noon.

## Example

export const example = <Bell label="Noon" />`,
  )
})

it('lists all components with their purposes', () => {
  expect(list(contract)).toBe(
    "import { Bell } from '@hearth/ui/components/Bell'\n  Rings once. Then it stops.",
  )
})

it('suggests a similar name for a component that does not exist', () => {
  expect(() => show('Bel', contract)).toThrow('There is no component Bel. Do you mean Bell?')
})
