import type { StudioUserDetail } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { ScreenHead } from '../../../platform/screen-head.tsx'
import { userQuery } from './users-queries.ts'

interface UserGateProps {
  channel: string
  id: string
  back: { href: string; label: string }
  children: (user: StudioUserDetail) => ReactNode
}

/** A screen about one user, once they are there. */
export function UserGate({ channel, id, back, children }: UserGateProps) {
  const { words } = useI18n()
  const user = useQuery(userQuery(useClient(), { channel, id }))
  if (user.data) return children(user.data)
  return (
    <>
      <ScreenHead title={words.nav.users} back={back} />
      <LoadState query={user} />
    </>
  )
}
