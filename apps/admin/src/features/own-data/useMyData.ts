import type { MyDataScreenProps, MyDataState } from '@hearth/ui/screens/my-data/MyDataScreen'
import { useState } from 'react'
import { api } from '../../api'
import { tabStorage } from '../../deployment/tabStorage'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'
import { useFormAction } from '../../mutations/useFormAction'

/** The page itself shows what follows. */
const outcome: Outcome = { success: 'silent', failure: errorTexts.somethingWentWrong }

/** Where the tab keeps the email whose key is awaited: a phone may drop the page meanwhile. */
const AWAITED = 'hearth-own-data'

type Steps = Pick<
  MyDataScreenProps,
  'email' | 'onGetKey' | 'onHaveKey' | 'onOrder' | 'onChangeEmail' | 'submission'
> & { state: MyDataState }

/** The two steps to a copy of own data. */
export function useMyData(): Steps {
  const [email] = useState(() => tabStorage.get(AWAITED))
  const [state, setState] = useState<MyDataState>(
    email ? { step: 'key', hasKey: true } : { step: 'email' },
  )
  const goTo = (next: MyDataState, awaited = '') => {
    tabStorage.set(AWAITED, awaited)
    setState(next)
  }
  const key = useFormAction(api.mutation('requestDataKey'), outcome, ({ body }) =>
    goTo({ step: 'key' }, body.email),
  )
  const order = useFormAction(api.mutation('requestOwnData'), outcome, () =>
    goTo({ step: 'ordered' }),
  )
  return {
    state,
    email,
    submission: (state.step === 'key' ? order : key).submission,
    onGetKey: (address) => key.send({ body: { email: address } }),
    onHaveKey: (address) => goTo({ step: 'key', hasKey: true }, address),
    onOrder: (value) => {
      // The document states the language of its texts (docs/languages.md).
      const { lang } = document.documentElement
      order.send({ body: { ...value, ...(lang && { language: lang }) } })
    },
    onChangeEmail: () => {
      order.reset()
      goTo({ step: 'email' })
    },
  }
}
