import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import { type Figure, Figures } from './figures.tsx'
import { type AskedReport, audienceQuery, gamesReportQuery, watchingQuery } from './report-queries.ts'
import { useMeasureWords } from './use-measure-words.ts'

/** What there is to know at a glance. A figure that has not come yet is a dash, so nothing moves when it does. */
export function AudienceFigures({ asked }: { asked: AskedReport }) {
  const { words, number } = useI18n()
  const { hoursText, percent, secondsText } = useReportWords()
  const measure = useMeasureWords()
  const say = words.reports
  const client = useClient()
  const mayCall = useMayCall()
  const seesVisits = mayCall(studioWireCalls.getAudienceReport)
  const { data: now } = useQuery(watchingQuery(client, asked))
  const { data: games } = useQuery(gamesReportQuery(client, asked))
  const { data: audience } = useQuery({ ...audienceQuery(client, asked, 'day'), enabled: seesVisits })
  const total = games?.total
  const before = games?.total_before
  const compare = (
    read: (figures: NonNullable<typeof total>) => number,
    text: (value: number) => string,
  ): Pick<Figure, 'text' | 'compared'> =>
    total && before
      ? {
          text: text(read(total)),
          compared: { now: read(total), before: read(before), beforeText: text(read(before)) },
        }
      : { text: '–' }
  return (
    <Figures
      figures={[
        { ...measure('concurrent_viewers'), text: now ? number(now.viewers) : '–' },
        ...(seesVisits
          ? [
              {
                label: words.common.visits,
                says: say.defined.visits,
                text: audience ? number(audience.visits) : '–',
                ...(audience && {
                  compared: {
                    now: audience.visits,
                    before: audience.visits_before,
                    beforeText: number(audience.visits_before),
                  },
                }),
              },
            ]
          : []),
        { label: words.common.views, says: say.defined.views, ...compare(({ views }) => views, number) },
        { ...measure('playing_time'), ...compare(({ playing_ms }) => playing_ms, hoursText) },
        { ...measure('startup_time'), text: total ? secondsText(total.startup_ms) : '–' },
        { ...measure('smoothness'), text: total ? percent(total.smoothness) : '–' },
      ]}
    />
  )
}
