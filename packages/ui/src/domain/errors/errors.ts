export { ErrorScreenFrame, type ErrorScreenFrameProps } from './ErrorScreenFrame'
export { errorText } from './errorText'
