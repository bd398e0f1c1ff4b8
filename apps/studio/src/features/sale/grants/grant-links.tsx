import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { GrantLinkTable } from './grant-link-table.tsx'
import { grantLinksQuery } from './grant-links-query.ts'

/** What was mailed to people without an account, and what became of it. Absent while nothing was. */
export function GrantLinks({ channel }: { channel: string }) {
  const { words, language } = useI18n()
  const say = words.money.mailed
  const [page, setPage] = useState(1)
  const { data } = useQuery(grantLinksQuery(useClient(), { channel, language, page }))
  if (!data || data.total === 0) return null
  const { items, total, offset } = data
  return (
    <Panel title={say.title} text={say.text}>
      <GrantLinkTable channel={channel} links={items} />
      <div className="row-3">
        {page > 1 && (
          <button className="button" type="button" onClick={() => setPage(page - 1)}>
            {say.newer}
          </button>
        )}
        {offset + items.length < total && (
          <button className="button" type="button" onClick={() => setPage(page + 1)}>
            {say.older}
          </button>
        )}
      </div>
    </Panel>
  )
}
