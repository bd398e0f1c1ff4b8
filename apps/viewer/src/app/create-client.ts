import { type ApiClient, type ClientEvent, createApiClient } from '@grandstand/api-client'
import { type AppStorage, readText } from '../platform/storage.ts'
import type { PageData } from './read-page-data.ts'

export function createClient(
  storage: AppStorage,
  pageData: PageData | null,
  onEvent: (event: ClientEvent) => void,
): ApiClient {
  return createApiClient({
    baseUrl: '/api',
    collectorUrl: pageData?.analytics_url ?? null,
    storage: {
      get: name => readText(storage, name),
      set: (name, value) => storage.set(name, value),
      remove: name => storage.remove(name),
    },
    channelKey: () => pageData?.channel_key ?? null,
    onEvent,
  })
}
