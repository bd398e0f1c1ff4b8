import type { User } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app-context.ts'
import { profileQuery } from './user-queries.ts'

/** Null for a visitor, and while it is not known yet who it is. */
export function useUser(): User | null {
  const { client } = useApp()
  return useQuery(profileQuery(client)).data ?? null
}
