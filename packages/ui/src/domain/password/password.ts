export { NewPasswordFields } from './NewPasswordFields'
export { type NewPassword, newPasswordRules } from './passwordRules'
