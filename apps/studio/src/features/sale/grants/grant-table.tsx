import type { StudioGrant } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { fullName } from '../../../platform/full-name.ts'
import { userHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { EndGrant } from './end-grant.tsx'
import { GrantEnd } from './grant-end.tsx'

export function GrantTable({ channel, grants }: { channel: string; grants: readonly StudioGrant[] }) {
  const { words, fill } = useI18n()
  const say = words.sales.grants
  return (
    <DataTable
      title={words.sales.tabs.grants}
      columns={[say.who, words.common.what, words.common.why, words.common.until]}
      hasActions
    >
      {grants.map(grant => (
        <tr key={grant.id}>
          <td>
            <a className={table.main} href={userHref(channel, grant.user.id)}>
              {fullName(grant.user)}
            </a>
          </td>
          <td data-label={words.common.what}>{grant.name}</td>
          <td data-label={words.common.why}>
            <div>
              {grant.note}
              <br />
              <span className="quiet figures">
                {grant.operator_email ? fill(say.by, { email: grant.operator_email }) : say.byMachine}
              </span>
            </div>
          </td>
          <td data-label={words.common.until}>
            <GrantEnd grant={grant} />
          </td>
          <td>{!grant.is_over && <EndGrant channel={channel} grant={grant} />}</td>
        </tr>
      ))}
    </DataTable>
  )
}
