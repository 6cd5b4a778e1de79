import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { own } from '../src/shape.ts'
import { limitsModule } from './limits.ts'
import { permissionsModule } from './operations.ts'

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.gen.json', import.meta.url), 'utf8'),
)
const schema = (place: string) => place.split('/').reduce<unknown>(own, contract.components.schemas)

describe('limitsModule', () => {
  it('follows the contract', () => {
    const changed = structuredClone(contract)
    changed.components.schemas.BanEnd['x-max-years'] = 3
    expect(limitsModule(changed)).toContain('export const banYears = 3\n')
  })

  it('writes the names of types unchanged', () => {
    expect(limitsModule(contract)).toContain(
      "export const imageTypes = {\n  'image/png': 'PNG',\n  'image/jpeg': 'JPEG',\n",
    )
  })

  it('leaves out what a file does without', () => {
    expect(limitsModule(contract, ['banYears'])).not.toContain('banYears')
  })

  it('refuses a contract that lacks a limit', () => {
    const lacking = structuredClone(contract)
    delete lacking.components.schemas.BanEnd['x-max-years']
    expect(() => limitsModule(lacking)).toThrow('The contract has no limit at BanEnd/x-max-years')
  })
})

describe('a limit of the contract', () => {
  it.each([
    ['Ban/properties/reason', 'Reason/properties/reason', 'maxLength'],
    [
      'NewReasonTemplates/properties/templates/items/properties/text',
      'Reason/properties/reason',
      'maxLength',
    ],
    ['NoteChange/properties/text', 'NewNote/properties/text', 'maxLength'],
    ['NewPasskey/properties/name', 'PasskeyName/properties/name', 'maxLength'],
    ['PasswordChange/properties/password', 'ResetPassword/properties/password', 'minLength'],
    ['PasswordChange/properties/password', 'ResetPassword/properties/password', 'maxLength'],
    ['JoinTeam/properties/password', 'ResetPassword/properties/password', 'minLength'],
    ['JoinTeam/properties/password', 'ResetPassword/properties/password', 'maxLength'],
  ])('of %s is that of %s: %s', (one, other, keyword) => {
    const limit = own(schema(one), keyword)
    expect(limit).toBeTypeOf('number')
    expect(limit).toBe(own(schema(other), keyword))
  })

  it('for all reasons at once has room for those of each kind', () => {
    const templates = schema('NewReasonTemplates/properties/templates')
    const kinds = own(schema('ReasonKind'), 'enum') as readonly string[]
    expect(own(templates, 'maxItems')).toBe(kinds.length * Number(own(templates, 'x-max-per-kind')))
  })
})

describe('permissionsModule', () => {
  it('refuses a queue with an unknown permission', () => {
    const unknown = { ...contract, 'x-queues': { reports: 'reports.decide' } }
    expect(() => permissionsModule(unknown)).toThrow(
      'The queue reports has reports.decide, which is no permission',
    )
  })
})
