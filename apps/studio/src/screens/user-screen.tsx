import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../features/users/full-name.ts'
import { UserFacts } from '../features/users/user-facts.tsx'
import { UserHelp } from '../features/users/user-help.tsx'
import { userQuery } from '../features/users/users-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { usersHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

export function UserScreen({ channel, id }: { channel: string; id: string }) {
  const { words } = useI18n()
  const user = useQuery(userQuery(useClient(), { channel, id }))
  const back = { href: usersHref(channel), label: words.user.back }
  if (user.isPending) {
    return (
      <>
        <ScreenHead title={words.users.title} back={back} />
        <Skeleton shape="row" count={6} />
      </>
    )
  }
  if (user.isError) {
    return (
      <>
        <ScreenHead title={words.users.title} back={back} />
        <LoadProblem error={user.error} onRetry={() => void user.refetch()} />
      </>
    )
  }
  return (
    <>
      <ScreenHead title={fullName(user.data)} back={back} />
      <div className={styles.columns}>
        <UserFacts user={user.data} />
        <UserHelp channel={channel} user={user.data} />
      </div>
    </>
  )
}
