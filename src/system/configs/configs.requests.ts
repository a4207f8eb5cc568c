import { apiClient, contentOf } from '../../web/api-client.ts'
import type { ConfigChange, NewConfig } from './config.schema.ts'
import type { configsApi } from './configs.api.ts'

const calls = apiClient<typeof configsApi>('/api/configs')

export const getConfigs = () => contentOf(calls.index.$get())

export const getSwitchedOff = () => contentOf(calls['switched-off'].$get())

export const createConfig = (config: NewConfig) => contentOf(calls.index.$post({ json: config }))

export const changeConfig = (key: string, change: ConfigChange) =>
  contentOf(calls[':key'].$patch({ param: { key }, json: change }))

export const deleteConfig = (key: string) => contentOf(calls[':key'].$delete({ param: { key } }))

export const undoConfigDeletion = (historyId: number) =>
  contentOf(calls.deletions[':historyId'].undo.$post({ param: { historyId: String(historyId) } }))
