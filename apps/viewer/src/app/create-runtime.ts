import type { ApiClient } from '@grandstand/api-client'
import { QueryClient } from '@tanstack/react-query'
import type { Failures } from '../platform/app-context.ts'
import { createMailbox } from '../platform/mailbox.ts'
import { type AppStorage, createStorage } from '../platform/storage.ts'
import { storeTimeoutMs } from '../platform/store-timeout.ts'
import { createToastStore, type ToastStore } from '../platform/toast-store.ts'
import { createClient } from './create-client.ts'
import { handleClientEvent } from './handle-client-event.ts'
import type { PageData } from './read-page-data.ts'

/** What lives as long as the page. */
export interface Runtime {
  client: ApiClient
  storage: AppStorage
  toasts: ToastStore
  queryClient: QueryClient
  failures: Failures
  outboxUrl: string | null
}

export function createRuntime(pageData: PageData | null, showErrorReload: () => void): Runtime {
  const storage = createStorage({ local: () => localStorage, now: () => Date.now() })
  const toasts = createToastStore()
  // The client repeats what may be repeated.
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a network they fail, and say so, in place of waiting for it unseen; with it they are asked again.
      queries: { retry: false, gcTime: storeTimeoutMs, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, gcTime: storeTimeoutMs },
    },
  })
  const failures: Failures = createMailbox()
  const client = createClient(storage, pageData, event =>
    handleClientEvent({ toasts, queryClient, failures, showErrorReload }, event),
  )
  return { client, storage, toasts, queryClient, failures, outboxUrl: pageData?.outbox_url ?? null }
}
