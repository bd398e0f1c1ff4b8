import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { grantsQuery } from '../../platform/session/grants-query.ts'
import { ordersQuery } from '../../platform/session/orders-query.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { listHeldTeams } from './held-teams.ts'

/** Of a visitor, and until it is known: none. */
export function useHeldTeams(packageId: number): number[] {
  const { client } = useApp()
  const { language } = useI18n()
  const user = useUser()
  const enabled = user !== null
  const { data: orders } = useQuery({ ...ordersQuery(client, language), enabled })
  const { data: grants } = useQuery({ ...grantsQuery(client, language), enabled })
  return useMemo(
    () => listHeldTeams(packageId, orders ?? [], grants ?? [], new Date()),
    [packageId, orders, grants],
  )
}
