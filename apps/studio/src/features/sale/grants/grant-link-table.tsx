import type { StudioGrantLink } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { GrantLinkActions } from './grant-link-actions.tsx'

interface GrantLinkTableProps {
  channel: string
  links: readonly StudioGrantLink[]
}

export function GrantLinkTable({ channel, links }: GrantLinkTableProps) {
  const { words, fill, dateTime } = useI18n()
  const say = words.money.mailed
  const when = ({ state, sent_at, opened_at, ends_at }: StudioGrantLink) =>
    ({
      sent: fill(say.states.sent, { time: dateTime(sent_at) }),
      opened: fill(say.states.opened, { time: dateTime(opened_at ?? sent_at) }),
      taken_back: say.states.taken_back,
      ended: fill(say.states.ended, { time: dateTime(ends_at) }),
    })[state]
  return (
    <DataTable
      title={say.title}
      columns={[words.common.email, words.common.what, words.common.why, say.state]}
      hasActions
    >
      {links.map(link => (
        <tr key={link.id}>
          <td>
            <span className={table.main}>{link.email ?? say.forgotten}</span>
          </td>
          <td data-label={words.common.what}>{link.name}</td>
          <td data-label={words.common.why}>{link.note}</td>
          <td data-label={say.state}>
            <span className="quiet figures">{when(link)}</span>
          </td>
          <td>
            {link.state === 'sent' && link.email !== null && (
              <GrantLinkActions channel={channel} id={String(link.id)} email={link.email} />
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
