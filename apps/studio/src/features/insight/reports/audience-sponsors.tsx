import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { contentHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { AudiencePart } from './audience-part.tsx'
import { type AskedReport, sponsorsQuery } from './report-queries.ts'

/** What a sponsor asks for: how often its clip was shown, and how much of it was seen. */
export function AudienceSponsors({ asked }: { asked: AskedReport }) {
  const { words, fill, number } = useI18n()
  const { shareOf } = useReportWords()
  const say = words.reports.sponsors
  const { defined, before: beforeWord, gone } = words.reports
  return (
    <AudiencePart
      title={say.title}
      query={useQuery(sponsorsQuery(useClient(), asked))}
      isEmpty={({ items }) => items.length === 0}
      empty={say.none}
    >
      {({ items }) => {
        const greatest = Math.max(1, ...items.map(({ started }) => started))
        return (
          <ReportTable
            isTitled
            first={8}
            title={say.title}
            file={`sponsors-${asked.from}-${asked.to}`}
            rows={items}
            keyOf={({ preroll_id }) => String(preroll_id)}
            barOf={({ started }) => started / greatest}
            columns={column => [
              {
                label: say.clip,
                text: ({ name, preroll_id }) => name ?? fill(gone, { id: String(preroll_id) }),
                href: ({ name }) =>
                  name === null ? null : contentHref(asked.channel, '', { tab: 'sponsors' }),
              },
              column({ label: say.started, says: defined.prerollStarted }, ({ started }) => started, number),
              column({ label: say.whole, says: defined.prerollWhole }, ({ whole }) => whole, number),
              {
                label: say.share,
                says: defined.prerollShare,
                text: ({ whole, started }) => shareOf(whole, started),
                value: ({ whole, started }) => (started === 0 ? '' : whole / started),
              },
              column({ label: say.skipped, says: defined.prerollSkipped }, ({ skipped }) => skipped, number),
              column({ label: beforeWord, says: defined.before }, ({ before }) => before, number),
            ]}
          />
        )
      }}
    </AudiencePart>
  )
}
