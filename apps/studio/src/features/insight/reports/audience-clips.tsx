import { majorUnits } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { clipsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { AudiencePart } from './audience-part.tsx'
import { type AskedReport, clipSalesQuery } from './report-queries.ts'

export function AudienceClips({ asked }: { asked: AskedReport }) {
  const { words, fill, number, money } = useI18n()
  const say = words.reports
  return (
    <AudiencePart
      title={say.clips.title}
      query={useQuery(clipSalesQuery(useClient(), asked))}
      isEmpty={({ items }) => items.length === 0}
      empty={say.clips.none}
    >
      {({ items, currency }) => {
        const greatest = Math.max(1, ...items.map(({ views }) => views))
        return (
          <ReportTable
            isTitled
            first={8}
            title={say.clips.title}
            file={`clips-${asked.from}-${asked.to}`}
            rows={items}
            keyOf={({ clip_id }) => String(clip_id)}
            barOf={({ views }) => views / greatest}
            columns={column => [
              {
                label: say.clips.clip,
                text: ({ name, clip_id }) => name ?? fill(say.gone, { id: String(clip_id) }),
                href: ({ event_id }) =>
                  event_id === null ? null : clipsHref(asked.channel, { event: String(event_id) }),
              },
              column(
                { label: words.common.views, says: say.defined.clipViews },
                ({ views }) => views,
                number,
              ),
              column(
                { label: words.common.payments, says: say.defined.clipSales },
                ({ payments }) => payments,
                number,
              ),
              {
                label: words.common.paid,
                says: say.defined.clipPaid,
                text: ({ total }) => money(total, currency),
                value: ({ total }) => majorUnits(total, currency),
              },
            ]}
          />
        )
      }}
    </AudiencePart>
  )
}
