import type { User } from '@grandstand/contract'
import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import { LoginNeeded } from './login-needed.tsx'

/** What only a user sees; others learn how to become one. */
export function ProfileGate({ children }: { children: (user: User) => ReactNode }) {
  const { client } = useApp()
  const { words } = useI18n()
  const { data, error, isFetching, refetch } = useQuery(profileQuery(client))
  if (data) return children(data)
  if (data === null) return <LoginNeeded />
  if (error && !isFetching) return <Failure text={words.page.failedText} onAgain={() => refetch()} />
  return (
    <div>
      <Skeleton shape="text" count={3} label={words.common.loading} />
    </div>
  )
}
