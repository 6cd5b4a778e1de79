import { useState } from 'react'
import { Select } from '../../components/Select/Select'
import { Switch } from '../../components/Switch/Switch'
import { TextArea } from '../../components/TextArea/TextArea'
import { TextField } from '../../components/TextField/TextField'
import type { useForm } from '../../form/useForm'
import type { useImageUpload } from '../images/images'
import { ImageUpload } from '../images/images'
import * as css from './MembershipForm.css'
import { type MembershipDraft, periodOptions } from './membershipModel'
import { membershipText as text } from './membershipText'
import { PriceField } from './PriceField'

interface MembershipFieldsProps {
  form: Pick<ReturnType<typeof useForm<MembershipDraft, MembershipDraft>>, 'field' | 'toggle'>
  upload: ReturnType<typeof useImageUpload>
  /** What happens to an invalid price. */
  priceWarning: string | undefined
  /** Whether the tier can be made inactive. */
  hasActive: boolean
  /** While the tier is saved: what is typed now would be lost. */
  isReadOnly: boolean
}

/** The fields of specification 2.19, in its order. */
export function MembershipFields({
  form: { field, toggle },
  upload,
  priceWarning,
  hasActive,
  isReadOnly,
}: MembershipFieldsProps) {
  const { errorMessage, ref } = field('image')
  const period = field('period')
  // Built from the initial period, so that a custom period can be chosen again after switching
  // away.
  const [periods] = useState(() => periodOptions(period.value))
  return (
    <>
      <TextField
        {...field('name')}
        label={text.name}
        placeholder={text.namePlaceholder}
        autoComplete="off"
        isRequired
        isReadOnly={isReadOnly}
      />
      <div className={css.pair}>
        <PriceField field={field('price')} warning={priceWarning} isReadOnly={isReadOnly} />
        <Select {...period} label={text.period} options={periods} isDisabled={isReadOnly} />
      </div>
      <TextArea {...field('description')} label={text.description} isReadOnly={isReadOnly} />
      <ImageUpload
        label={text.image}
        upload={upload}
        errorMessage={errorMessage}
        isDisabled={isReadOnly}
        ref={ref}
      />
      {hasActive && (
        <Switch
          {...toggle('isActive')}
          label={text.active}
          description={text.activeDescription}
          isReadOnly={isReadOnly}
        />
      )}
    </>
  )
}
