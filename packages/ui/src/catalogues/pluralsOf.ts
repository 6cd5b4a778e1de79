import { getLocale } from '../text/locale'

/** The forms of one language (CLDR), each with '#' for the number; `other` is required. */
type Forms<Category extends Intl.LDMLPluralRule> = Readonly<
  Record<Category | 'other', string> & Partial<Record<Intl.LDMLPluralRule, string>>
>

/**
 * A function that chooses the form of a text for a number, by the rules of one language.
 * @param language its BCP 47 tag
 * @param categories the forms that a text must have; Intl names those of a language
 */
export function pluralsOf<Category extends Intl.LDMLPluralRule>(
  language: string,
  _categories: readonly Category[],
) {
  const rules = new Intl.PluralRules(language)
  return (value: number, forms: Forms<Category>): string => {
    const form = forms[rules.select(value)] ?? forms.other
    return form.replace('#', new Intl.NumberFormat(getLocale()).format(value))
  }
}
