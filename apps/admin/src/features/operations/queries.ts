import { polling } from '@hearth/api/polling'
import { api } from '../../api'

/** Counting jobs reads all of them, so not more often than a person looks. */
export const operations = { ...api.query('getOperations'), refetchInterval: polling(30_000) }
