import { apiClient, contentOf } from '../../web/api-client.ts'
import type { databaseApi } from './database.api.ts'

const calls = apiClient<typeof databaseApi>('/api/database')

export const getTables = () => contentOf(calls.tables.$get())

export const getTableInfo = (table: string) =>
  contentOf(calls['table-info'][':table'].$get({ param: { table } }))

export const getTableData = (table: string, page: number) =>
  contentOf(calls['table-data'][':table'].$get({ param: { table }, query: { page: String(page) } }))

export const runQuery = (query: string) => contentOf(calls.query.$post({ json: { query } }))
