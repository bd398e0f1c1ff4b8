import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { grantsQuery } from '../../platform/session/grants-query.ts'
import { ordersQuery } from '../../platform/session/orders-query.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { type Bought, listBought } from './bought.ts'

/** Of a visitor, and until it is known: nothing. */
export function useBought(): Bought {
  const { client } = useApp()
  const { language } = useI18n()
  const user = useUser()
  const enabled = user !== null
  const { data: orders } = useQuery({ ...ordersQuery(client, language), enabled })
  const { data: grants } = useQuery({ ...grantsQuery(client, language), enabled })
  return useMemo(() => listBought(orders ?? [], grants ?? [], new Date()), [orders, grants])
}
