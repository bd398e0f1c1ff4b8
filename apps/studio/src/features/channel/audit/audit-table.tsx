import type { AuditEntry } from '@grandstand/contract'
import type { AuditTarget } from '@grandstand/contract/studio-constants'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { couponHref, eventHref, orderHref, userHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface AuditTableProps {
  entries: readonly AuditEntry[]
  /** An operator of one channel knows which. */
  showsChannel: boolean
}

export function AuditTable({ entries, showsChannel }: AuditTableProps) {
  const { words, dateTime } = useI18n()
  const say = words.audit
  const columns = [say.what, say.who, say.whom, ...(showsChannel ? [say.channel] : []), say.when, say.address]
  const nameOf = ({ operator_email, ip }: AuditEntry) =>
    operator_email || (ip === '' ? say.console : say.nobody)
  return (
    <DataTable title={say.title} columns={columns}>
      {entries.map(entry => (
        <tr key={entry.id}>
          <td>
            <span className={table.main}>{say.actions[entry.action]}</span>
          </td>
          <td data-label={say.who}>{nameOf(entry)}</td>
          <td data-label={entry.target ? say.whom : undefined}>
            <Target entry={entry} />
          </td>
          {showsChannel && (
            <td data-label={entry.channel_key ? say.channel : undefined}>{entry.channel_key}</td>
          )}
          <td data-label={say.when} className={table.short}>
            <time className="quiet figures" dateTime={entry.at}>
              {dateTime(entry.at)}
            </time>
          </td>
          <td data-label={entry.ip ? say.address : undefined}>
            {entry.ip && <span className="quiet figures">{entry.ip}</span>}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const hrefs: Partial<Record<AuditTarget, (channel: string, id: number) => string>> = {
  user: userHref,
  event: eventHref,
  order: orderHref,
  coupon: couponHref,
}

function Target({ entry: { target, channel_key } }: { entry: AuditEntry }) {
  const { words, fill } = useI18n()
  if (!target) return null
  const name = target.name ?? fill(words.audit[target.type], { id: target.id })
  const hrefOf = hrefs[target.type]
  if (channel_key === null || hrefOf === undefined) return name
  return (
    <a className={table.link} href={hrefOf(channel_key, target.id)}>
      {name}
    </a>
  )
}
