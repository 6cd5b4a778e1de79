import { localize } from '../../text/localize'

/** Texts of ComboBox. */
export const comboBoxText = localize('comboBox', {
  noneFound: 'No option matches',
})
