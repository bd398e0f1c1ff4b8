import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { reportHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { toHours, toSeconds } from './column.ts'
import { Figures } from './figures.tsx'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, gamesReportQuery } from './report-queries.ts'
import { ReportTable } from './report-table.tsx'
import { useMeasureWords } from './use-measure-words.ts'
import { useReportWords } from './use-report-words.ts'

export function GamesReport({ asked }: { asked: AskedReport }) {
  const { words, fill, number } = useI18n()
  const { hoursText, percent, secondsText, shareOf, momentText } = useReportWords()
  const measure = useMeasureWords()
  const say = words.reports.games
  const query = useQuery(gamesReportQuery(useClient(), asked))
  return (
    <ReportBody query={query} isEmpty={({ total, total_before }) => total.views + total_before.views === 0}>
      {({ items, total, total_before }) => {
        const longest = Math.max(1, ...items.map(({ playing_ms }) => playing_ms))
        return (
          <>
            <Figures
              figures={[
                {
                  label: words.common.views,
                  text: number(total.views),
                  compared: {
                    now: total.views,
                    before: total_before.views,
                    beforeText: number(total_before.views),
                  },
                },
                {
                  label: words.common.watched,
                  text: hoursText(total.playing_ms),
                  compared: {
                    now: total.playing_ms,
                    before: total_before.playing_ms,
                    beforeText: hoursText(total_before.playing_ms),
                  },
                },
                { label: say.rebuffer, text: percent(total.rebuffer_share) },
                { label: measure('startup_time'), text: secondsText(total.startup_ms) },
                {
                  label: measure('technical_failures'),
                  text: shareOf(total.technical_failures, total.attempts),
                },
              ]}
            />
            <ReportTable
              title={say.title}
              file={`games-${asked.from}-${asked.to}`}
              rows={items}
              keyOf={({ event_id }) => String(event_id)}
              barOf={({ playing_ms }) => playing_ms / longest}
              columns={column => [
                {
                  label: words.common.game,
                  text: ({ name, event_id }) => name ?? fill(words.reports.gone, { id: String(event_id) }),
                  href: ({ name, event_id }) =>
                    name === null ? null : reportHref(asked.channel, 'games', { event: String(event_id) }),
                },
                {
                  label: say.when,
                  text: ({ event_utc_ts }) => (event_utc_ts === null ? '–' : momentText(event_utc_ts)),
                  value: ({ event_utc_ts }) => event_utc_ts ?? '',
                },
                column(words.common.views, ({ views }) => views, number),
                column(say.peak, ({ peak_viewers }) => peak_viewers, number),
                column(words.common.watched, ({ playing_ms }) => playing_ms, hoursText, toHours),
                column(say.rebuffer, ({ rebuffer_share }) => rebuffer_share, percent),
                column(measure('startup_time'), ({ startup_ms }) => startup_ms, secondsText, toSeconds),
                {
                  label: measure('technical_failures'),
                  text: ({ technical_failures, attempts }) => shareOf(technical_failures, attempts),
                  value: ({ technical_failures, attempts }) =>
                    attempts === 0 ? '' : technical_failures / attempts,
                },
              ]}
            />
          </>
        )
      }}
    </ReportBody>
  )
}
