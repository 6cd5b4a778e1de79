/** The rules of a form. A zod schema has this shape, and so have `textRules`. */
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

/** What is wrong with a text; anything falsy for nothing. */
type TextRule<Values> = (text: string, values: Values) => string | false | undefined

/**
 * A valid email address of HTML (html.spec.whatwg.org, "valid email address"), with a dot in its
 * host. It takes every address that the server takes: `&` in a name, a top level in another script.
 */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

export const isEmail = (text: string): boolean => EMAIL.test(text)

/**
 * The rules of a form with a few texts. The pages that a member opens on a phone have no other
 * forms, and zod would be a twentieth of their bytes.
 * @param rules one for each field
 * @param clean the values as they are judged and sent
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
