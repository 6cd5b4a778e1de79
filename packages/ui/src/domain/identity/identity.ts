export { ConfirmIdentity, type ConfirmIdentityProps } from './ConfirmIdentity'
export { identityText } from './identityText'
export { RecoveryCodes, type RecoveryCodesProps } from './RecoveryCodes'
export { PasskeyNote, type PasskeyOffer, UsePasskey } from './UsePasskey'
