import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { clipsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, clipSalesQuery } from './report-queries.ts'
import { ReportTable } from './report-table.tsx'

export function ClipSalesReport({ asked }: { asked: AskedReport }) {
  const { words, fill, number, money } = useI18n()
  const say = words.reports.clips
  const query = useQuery(clipSalesQuery(useClient(), asked))
  return (
    <ReportBody query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items, currency }) => {
        const greatest = Math.max(1, ...items.map(({ total }) => total))
        return (
          <ReportTable
            title={say.title}
            file={`clips-${asked.from}-${asked.to}`}
            rows={items}
            keyOf={({ clip_id }) => String(clip_id)}
            barOf={({ total }) => total / greatest}
            columns={column => [
              {
                label: say.clip,
                text: ({ name, clip_id }) => name ?? fill(words.reports.gone, { id: String(clip_id) }),
                href: ({ event_id }) =>
                  event_id === null ? null : clipsHref(asked.channel, { event: String(event_id) }),
              },
              { label: words.common.game, text: ({ event_name }) => event_name ?? '–' },
              column(words.common.views, ({ views }) => views, number),
              column(words.common.payments, ({ payments }) => payments, number),
              {
                label: words.common.paid,
                text: ({ total }) => money(total, currency),
                value: ({ total }) => total / 100,
              },
            ]}
          />
        )
      }}
    </ReportBody>
  )
}
