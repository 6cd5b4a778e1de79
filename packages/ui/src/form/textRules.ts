/** The part of a zod schema that forms use; `textRules` builds the same without zod. */
export interface FormSchema<Output, Values> {
  safeParse: (values: Values) =>
    | { success: true; data: Output; error?: undefined }
    | {
        success: false
        data?: undefined
        error: {
          issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
        }
      }
}

/** Returns the error message of a text, or a falsy value if it is valid. */
type TextRule<Values> = (text: string, values: Values) => string | false | undefined

/**
 * A valid email address of HTML (html.spec.whatwg.org, "valid email address") with a dot in its
 * host. It accepts every address that the server accepts, such as a name with `&` or a top-level
 * domain in another script.
 */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

export const isEmail = (text: string): boolean => EMAIL.test(text)

/**
 * The rules of a form with a few text fields. The pages that members open on a phone only have such
 * forms, and zod would add a twentieth to their bytes.
 * @param rules one for each field
 * @param clean normalises the values before validation and submission
 */
export function textRules<Values extends { [name in keyof Values]: string }>(
  rules: { readonly [name in keyof Values]: TextRule<Values> },
  clean: (values: Values) => Values = (values) => values,
): FormSchema<Values, Values> {
  return {
    safeParse: (typed) => {
      const data = clean(typed)
      const issues = (Object.keys(rules) as (keyof Values)[]).flatMap((name) => {
        const message = rules[name](data[name], data)
        return message ? [{ path: [name], message }] : []
      })
      return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data }
    },
  }
}
