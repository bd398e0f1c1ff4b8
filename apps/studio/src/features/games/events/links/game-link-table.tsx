import type { GameLink } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../../platform/client-context.ts'
import { ConfirmAction } from '../../../../platform/confirm-action.tsx'
import table from '../../../../platform/data-table.module.css'
import { DataTable } from '../../../../platform/data-table.tsx'
import { eventHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../../platform/load-state.tsx'
import { gameLinksQuery } from './game-links-query.ts'

interface GameLinkTableProps {
  channel: string
  /** Of this game alone. */
  event?: string
}

/** The links that work, each with its end. */
export function GameLinkTable({ channel, event }: GameLinkTableProps) {
  const { words, dateTime, fill } = useI18n()
  const say = words.people.links
  const links = useQuery(gameLinksQuery(useClient(), channel))
  const items = (links.data?.items ?? []).filter(
    ({ event_id }) => event === undefined || String(event_id) === event,
  )
  return (
    <>
      <LoadState query={links} rows={2} />
      {items.length > 0 && (
        <DataTable
          title={say.title}
          columns={[say.who, ...(event === undefined ? [say.game] : []), say.until, say.used]}
          hasActions
        >
          {items.map(link => (
            <tr key={link.id}>
              <td>
                <span className={table.main}>{link.name}</span>{' '}
                <span className="quiet">{say.kinds[link.kind]}</span>
              </td>
              {event === undefined && (
                <td data-label={say.game}>
                  <a href={eventHref(channel, link.event_id)}>{link.event_name}</a>
                </td>
              )}
              <td data-label={say.until}>
                <span className="quiet figures">{dateTime(link.expires_at)}</span>
              </td>
              <td data-label={say.used}>
                <span className="quiet figures">
                  {link.last_used_at ? dateTime(link.last_used_at) : words.people.never}
                </span>
              </td>
              <td>
                <EndLink channel={channel} link={link} label={fill(say.endOf, { name: link.name })} />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  )
}

function EndLink({ channel, link, label }: { channel: string; link: GameLink; label: string }) {
  const say = useI18n().words.people.links
  const client = useClient()
  return (
    <ConfirmAction
      look="danger"
      label={say.end}
      describedLabel={label}
      title={label}
      text={say.endText}
      action={say.end}
      run={() => client.send(studioWireCalls.revokeGameLink, { params: { channel, id: String(link.id) } })}
      changes="game-links"
    />
  )
}
