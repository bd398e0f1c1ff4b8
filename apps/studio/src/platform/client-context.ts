import { createContext, use } from 'react'
import type { StudioClient } from './studio-client.ts'

export const ClientContext = createContext<StudioClient | null>(null)

export function useClient(): StudioClient {
  const client = use(ClientContext)
  if (!client) throw new Error('useClient needs a ClientContext around it')
  return client
}
