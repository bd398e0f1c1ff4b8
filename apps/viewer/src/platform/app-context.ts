import type { ApiClient, ClientEvent } from '@grandstand/api-client'
import { createContext, use } from 'react'
import type { Mailbox } from './mailbox.ts'
import type { AppStorage } from './storage.ts'
import type { ToastStore } from './toast-store.ts'

/** Failed requests, to be reported to people who can fix them. */
export type Failures = Mailbox<Extract<ClientEvent, { type: 'request_failed' }>>

/** What is outside the page's own code, made once at start. */
export interface App {
  client: ApiClient
  storage: AppStorage
  toasts: ToastStore
  /** Where the demo's mails can be read; null where mail is really sent. */
  outboxUrl: string | null
}

export const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp needs an AppContext around it')
  return app
}
