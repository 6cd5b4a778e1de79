import { RecoveryCodesScreen } from '@hearth/ui/screens/recovery-codes/RecoveryCodesScreen'
import { brand } from '../../deployment/brand'
import { saveCodes, useNewCodes } from './useNewCodes'

interface FirstCodesProps {
  /** Goes on to the panel. */
  onSaved: () => void
}

/** The recovery codes after the first second factor. */
export function FirstCodes({ onSaved }: FirstCodesProps) {
  const codes = useNewCodes()
  return (
    <RecoveryCodesScreen
      codes={codes}
      onDownload={() => codes.status === 'ready' && saveCodes(codes.data, brand.productName)}
      onSaved={onSaved}
    />
  )
}
