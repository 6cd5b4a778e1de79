import { RadioGroup } from '../../components/RadioGroup/RadioGroup'
import { roleOptions, type TeamRole } from '../../domain/team/team'
import { teamScreenText as text } from './teamScreenText'

interface RoleFieldProps {
  name: string
  /** '' while none is chosen. */
  value: TeamRole | ''
  onChange: (role: TeamRole) => void
  errorMessage?: string | undefined
  ref?: (element: HTMLElement | null) => void
}

/** One of the roles, each with what it may do. */
export function RoleField({ value, ...field }: RoleFieldProps) {
  return (
    <RadioGroup<TeamRole | ''>
      {...field}
      value={value}
      label={text.role}
      options={roleOptions}
      onChange={(role) => role !== '' && field.onChange(role)}
    />
  )
}
