import { panelText } from '../text/panelDefaults'

/** The words of a question; those of a final action end with the sentence that says so. */
export const questionText = (description: string, isFinal: boolean): string =>
  isFinal ? `${description} ${panelText.isFinal}` : description
