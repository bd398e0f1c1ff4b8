import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { toHours, toSeconds } from '../../../platform/figures/column.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { gameAudienceHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { AudiencePart } from './audience-part.tsx'
import { type AskedReport, gamesReportQuery, watchingQuery } from './report-queries.ts'
import { useMeasureWords } from './use-measure-words.ts'

/** The games that were watched longest. Those that are watched at this moment say so in a column. */
export function AudienceGames({ asked }: { asked: AskedReport }) {
  const { words, fill, number } = useI18n()
  const { hoursText, percent, secondsText, shareOf, momentText } = useReportWords()
  const measure = useMeasureWords()
  const say = words.reports
  const client = useClient()
  const { data: now } = useQuery(watchingQuery(client, asked))
  const watching = new Map(now?.games.map(({ event_id, viewers }) => [event_id, viewers]))
  return (
    <AudiencePart
      title={say.games.title}
      query={useQuery(gamesReportQuery(client, asked))}
      isEmpty={({ items }) => items.length === 0}
      empty={say.games.none}
    >
      {({ items }) => {
        const longest = Math.max(1, ...items.map(({ playing_ms }) => playing_ms))
        return (
          <ReportTable
            isTitled
            first={8}
            title={say.games.title}
            file={`games-${asked.from}-${asked.to}`}
            rows={items}
            keyOf={({ event_id }) => String(event_id)}
            barOf={({ playing_ms }) => playing_ms / longest}
            columns={column => [
              {
                label: words.common.game,
                text: ({ name, event_id }) => name ?? fill(say.gone, { id: String(event_id) }),
                href: ({ name, event_id }) =>
                  name === null ? null : gameAudienceHref(asked.channel, event_id),
              },
              {
                label: say.games.when,
                text: ({ event_utc_ts }) => (event_utc_ts === null ? '–' : momentText(event_utc_ts)),
                value: ({ event_utc_ts }) => event_utc_ts ?? '',
              },
              column(
                measure('concurrent_viewers'),
                ({ event_id }) => watching.get(event_id) ?? null,
                viewers => (viewers === null ? '–' : number(viewers)),
              ),
              column({ label: words.common.views, says: say.defined.views }, ({ views }) => views, number),
              column(
                { label: say.games.peak, says: say.defined.peak },
                ({ peak_viewers }) => peak_viewers,
                number,
              ),
              column(measure('playing_time'), ({ playing_ms }) => playing_ms, hoursText, toHours),
              column(measure('startup_time'), ({ startup_ms }) => startup_ms, secondsText, toSeconds),
              column(measure('smoothness'), ({ smoothness }) => smoothness, percent),
              {
                ...measure('technical_failures'),
                text: ({ technical_failures, attempts }) => shareOf(technical_failures, attempts),
                value: ({ technical_failures, attempts }) =>
                  attempts === 0 ? '' : technical_failures / attempts,
              },
            ]}
          />
        )
      }}
    </AudiencePart>
  )
}
