import { useId } from 'react'
import { Notice } from '../../components/Notice/Notice'
import { TextField, type TextFieldProps } from '../../components/TextField/TextField'
import { Stack } from '../../layout/Stack/Stack'
import { readTypedPrice, showTypedPrice } from '../../text/money'
import { stepPrice } from './membershipModel'
import { membershipText as text } from './membershipText'

interface PriceFieldProps {
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name' | 'ref'>
  /** What happens to an invalid price; undefined for a valid one. */
  warning: string | undefined
  isReadOnly: boolean
}

/** A price exactly as typed, in the notation of the page; arrow keys step it by 0.01. */
export function PriceField({ field, warning, isReadOnly }: PriceFieldProps) {
  const warningId = useId()
  return (
    <Stack space="2">
      <TextField
        {...field}
        value={showTypedPrice(field.value)}
        onChange={(typed) => field.onChange(readTypedPrice(typed))}
        label={text.price}
        description={text.priceDescription}
        sign="$"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        isReadOnly={isReadOnly}
        onStep={(direction) => field.onChange(stepPrice(field.value, direction))}
        {...(warning && { 'aria-describedby': warningId })}
      />
      {warning && (
        <div id={warningId}>
          <Notice tone="caution">{warning}</Notice>
        </div>
      )}
    </Stack>
  )
}
