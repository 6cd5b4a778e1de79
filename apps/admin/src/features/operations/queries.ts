import { polling } from '@hearth/api/polling'
import { api } from '../../api'

/** Poll rarely: counting the jobs reads all of them. */
export const operations = { ...api.query('getOperations'), refetchInterval: polling(30_000) }
