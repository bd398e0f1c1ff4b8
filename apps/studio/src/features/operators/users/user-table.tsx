import type { StudioUser } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { fullName } from '../../../platform/full-name.ts'
import { userHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { UserState } from './user-state.tsx'

export function UserTable({ channel, users }: { channel: string; users: readonly StudioUser[] }) {
  const { words, day } = useI18n()
  const { name, email, joined, state } = words.users
  return (
    <DataTable title={words.nav.users} columns={[name, email, joined, state]}>
      {users.map(user => (
        <tr key={user.id}>
          <td>
            <a className={table.main} href={userHref(channel, user.id)}>
              {fullName(user)}
            </a>
          </td>
          <td data-label={email}>{user.email}</td>
          <td data-label={joined} className={table.short}>
            <span className="quiet figures">{day(user.created_at)}</span>
          </td>
          <td data-label={state}>
            <UserState user={user} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
