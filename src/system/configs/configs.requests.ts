import { apiClient, contentOf } from '../../web/api-client.ts'
import type { ConfigChange, NewConfig } from './config.schema.ts'

const calls = () => apiClient().api.configs

export const getConfigs = () => contentOf(calls().$get())

export const createConfig = (config: NewConfig) => contentOf(calls().$post({ json: config }))

export const changeConfig = (key: string, change: ConfigChange) =>
  contentOf(calls()[':key'].$patch({ param: { key }, json: change }))

export const deleteConfig = (key: string) => contentOf(calls()[':key'].$delete({ param: { key } }))
