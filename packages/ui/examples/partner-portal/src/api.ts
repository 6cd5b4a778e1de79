import { createApi } from '@hearth/api/createApi'
import { contract } from './api/contract.gen'

export const api = createApi(contract)
