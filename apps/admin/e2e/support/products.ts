import { type Environment, Product, typedPassword } from './product'
import { enrol, type Steward } from './steward'

/** Ids and names of the demo community, for the addresses and rows of the cases. */
export interface Known {
  userId: string
  planId: string
  /** Of a member who asks for citizenship. */
  requestId: string
}

/** Which product a file needs. */
export interface Wanted {
  /** Extra variables of an operator. */
  environment: Environment
  /** On an empty folder. */
  isFirstStart: boolean
  /** Another value than that of the last file: a product of its own. */
  usesUp: string
}

/** Sessions that outlive a test. */
const lasting = new Set<string>()

/** Whether a session belongs to a product, and not to the test that uses it. */
export const isLasting = (session: string): boolean => lasting.has(session)

/** Makes a promise on first use, and keeps it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** A product that runs, and whoever has signed in to it. */
export class Running {
  readonly product: Product
  /** Its administrator, enrolled. */
  readonly steward: () => Promise<Steward>
  /** A second administrator, Rui Matos. Making one restarts the product. */
  readonly colleague: () => Promise<Steward>
  readonly known: () => Promise<Known>
  readonly #enrolled: Steward[] = []

  constructor(product: Product) {
    this.product = product
    const enrolled = async (as: Pick<Steward, 'email' | 'password'>): Promise<Steward> => {
      const steward = await enrol(product, as)
      this.#enrolled.push(steward)
      for (const { value } of steward.cookies) lasting.add(value)
      return steward
    }
    this.steward = once(() => enrolled(product.credentials))
    this.colleague = once(async () => {
      const email = 'rui.matos@example.org'
      const name = ['--name', 'Rui Matos', '--password-stdin']
      await product.operate('admin:create', '--email', email, ...name)
      return enrolled({ email, password: typedPassword })
    })
    this.known = once(async () => {
      const { api } = await this.steward()
      const read = async (path: string) => (await (await api.get(path)).json()).data
      const [user] = await read('/api/users?page=1&limit=10')
      const [plan] = await read('/api/membership-plan/get-all')
      const requests: { id: string; refusal?: object }[] = await read('/api/users/pending-badges')
      const request = requests.find(({ refusal }) => refusal === undefined)
      if (!request) throw new Error('The demo community has no request that can be approved')
      return { userId: user.id, planId: plan.id, requestId: request.id }
    })
  }

  async dispose(): Promise<void> {
    for (const { api } of this.#enrolled) await api.dispose()
    await this.product.dispose()
  }
}

/**
 * The products of a worker: the one that most files share, and beside it the own one of a file
 * that needs another. A new worker for each such file would start a browser as well, with nothing
 * of the panel in its cache.
 */
export class Products {
  #shared: Running | undefined
  #own: Running | undefined
  #ownName = ''
  /** That of all own products with the same variables: the panel's code is cached by address. */
  #port: string | undefined

  async take({ environment, isFirstStart, usesUp }: Wanted): Promise<Running> {
    const isSame = Object.keys(environment).length === 0
    if (isSame && !isFirstStart && usesUp === '') {
      this.#shared ??= new Running(await Product.start())
      return this.#shared
    }
    const name = JSON.stringify([environment, isFirstStart, usesUp])
    if (this.#own && name === this.#ownName) return this.#own
    await this.#disposeOwn()
    const port = isSame && this.#port ? { PORT: this.#port } : {}
    this.#own = new Running(await Product.start({ ...port, ...environment }, isFirstStart))
    this.#ownName = name
    if (isSame) this.#port = new URL(this.#own.product.url).port
    return this.#own
  }

  async dispose(): Promise<void> {
    await this.#disposeOwn()
    const shared = this.#shared
    this.#shared = undefined
    await shared?.dispose()
  }

  async #disposeOwn(): Promise<void> {
    const own = this.#own
    this.#own = undefined
    await own?.dispose()
  }
}
