import { nearest } from './check/nearest.ts'
import type { ComponentContract, Contract, Prop } from './contract.ts'

/** Lists the components: the import of each, and its purpose. */
export const list = (contract: Contract): string =>
  componentsOf(contract)
    .map(([name, entry, { description }]) => `${importOf(name, entry)}\n  ${oneLine(description)}`)
    .join('\n')

/**
 * Describes a component for a coding assistant: its import, purpose, props, guide and example.
 * @throws Error for an unknown name, with a similar name if the library has one
 */
export function show(name: string, contract: Contract): string {
  const all = componentsOf(contract)
  const found = all.find(([one]) => one === name)
  if (!found) {
    const near = nearest(
      name,
      all.map(([one]) => one),
    )
    throw new Error(`There is no component ${name}.${near ? ` Do you mean ${near}?` : ''}`)
  }
  const [, entry, { description, props, passedOn, guide, example }] = found
  const lines = Object.entries(props)
    .toSorted(([, one], [, other]) => Number(other.isRequired) - Number(one.isRequired))
    .map(([prop, contractOfProp]) => propLine(prop, contractOfProp))
  const rest = passedOn.length > 0 ? [`Further props of its element: ${passedOn.join(', ')}.`] : []
  const further = [guide, example && `## Example\n\n${example}`].filter(Boolean)
  return [
    [importOf(name, entry), '', description, '', ...lines, ...rest].join('\n'),
    ...further,
  ].join('\n\n')
}

const componentsOf = ({ entries }: Contract): [string, string, ComponentContract][] =>
  Object.entries(entries).flatMap(([entry, { components }]) =>
    Object.entries(components).map(([name, component]): [string, string, ComponentContract] => [
      name,
      entry,
      component,
    ]),
  )

const importOf = (name: string, entry: string) => `import { ${name} } from '${entry}'`

function propLine(name: string, prop: Prop): string {
  const { isRequired, type, description, default: value } = prop
  const words = [description && oneLine(description), value && `Default: ${value}.`].filter(Boolean)
  return `${name}${isRequired ? '' : '?'}: ${type}${words.length > 0 ? `\n  ${words.join(' ')}` : ''}`
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
