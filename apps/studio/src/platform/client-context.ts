import type { SessionClient } from '@grandstand/api-client'
import { createContext, use } from 'react'

export const ClientContext = createContext<SessionClient | null>(null)

export function useClient(): SessionClient {
  const client = use(ClientContext)
  if (!client) throw new Error('useClient needs a ClientContext around it')
  return client
}
