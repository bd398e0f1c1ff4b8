import type { Person } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useOperator } from '../../../platform/operator.ts'
import { PersonActions } from './person-actions.tsx'
import { RoleSelect } from './role-select.tsx'

export function PeopleTable({ channel, people }: { channel: string; people: readonly Person[] }) {
  const { words, dateTime, fill } = useI18n()
  const say = words.people
  const own = useOperator()
  const seen = ({ last_seen_at, invited_until }: Person) => {
    if (invited_until === null) return last_seen_at ? dateTime(last_seen_at) : say.never
    const isOver = Date.parse(invited_until) < Date.now()
    return isOver ? say.invitationOver : fill(say.invited, { time: dateTime(invited_until) })
  }
  return (
    <DataTable
      title={words.nav.people}
      columns={[words.common.email, say.role, say.lastSeen, words.common.secondFactor]}
      hasActions
    >
      {people.map(person => (
        <tr key={person.id}>
          <td>
            <span className={table.main}>{person.email}</span>{' '}
            {person.id === own.id && <span className="quiet figures">{say.you}</span>}
          </td>
          <td data-label={say.role}>
            <div>
              <RoleSelect channel={channel} person={person} />
            </div>
          </td>
          <td data-label={say.lastSeen}>
            <span className="quiet figures">{seen(person)}</span>
          </td>
          <td data-label={words.common.secondFactor}>{person.has_totp ? say.totpOn : say.totpOff}</td>
          <td>
            <PersonActions channel={channel} person={person} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
