import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/csf'
import { combineParameters } from 'storybook/preview-api'

const defaultTag = /\s*@default\s+(.+?)\s*$/s

/** Moves `@default` from a prop's description to the table's own column. */
export const showDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = defaultTag.exec(argType.description ?? '')?.[1]
      if (!summary) return [name, argType]
      return [
        name,
        {
          ...argType,
          description: argType.description?.replace(defaultTag, ''),
          table: { ...argType.table, defaultValue: { summary } },
        },
      ]
    }),
  )

/** If a component's props are a choice between two sets, its docs show both as subcomponents. */
export const documentSubcomponents: ArgTypesEnhancer = ({
  argTypes,
  subcomponents,
  parameters,
}) => {
  const extract: ((component: unknown) => ArgTypes | null) | undefined =
    parameters.docs?.extractArgTypes
  const parts = Object.values(subcomponents ?? {}).map((part) => extract?.(part) ?? {})
  return parts.length === 0 ? argTypes : combineParameters(...parts, argTypes)
}
