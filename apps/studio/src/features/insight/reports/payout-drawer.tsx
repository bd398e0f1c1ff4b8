import type { PayoutDetail } from '@grandstand/contract'
import { majorUnits } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { Drawer } from '../../../platform/drawer.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { saveFile } from '../../../platform/save-file.ts'
import { State } from '../../../platform/state.tsx'
import { toCsv } from '../../../platform/to-csv.ts'
import { useGo } from '../../../platform/use-go.ts'
import styles from './payout-drawer.module.css'
import { PayoutLines } from './payout-lines.tsx'
import { payoutTones } from './payout-tones.ts'
import { type AskedReport, payoutQuery } from './report-queries.ts'

interface PayoutDrawerProps {
  asked: AskedReport
  id: string
  /** Those of the list behind, in its order. */
  ids: readonly string[]
  hrefOf: (id?: string) => string
}

/** One payout beside the list, down to the orders that it consists of. */
export function PayoutDrawer({ asked, id, ids, hrefOf }: PayoutDrawerProps) {
  const { words, fill } = useI18n()
  const { dayText } = useReportWords()
  const say = words.reports.payouts
  const go = useGo()
  const query = useQuery(payoutQuery(useClient(), asked, id))
  const payout = query.data?.id === id ? query.data : undefined
  function walk(step: -1 | 1) {
    const next = ids[ids.indexOf(id) + step]
    if (next !== undefined) go(hrefOf(next), { replace: true })
  }
  return (
    <Drawer
      title={payout ? fill(say.ofDay, { day: dayText(payout.arrival_day) }) : say.title}
      onClose={() => go(hrefOf(), { replace: true })}
      onStep={walk}
      note={payout && payout.lines.length > 0 && <SaveLines payout={payout} />}
    >
      {!payout && <LoadState query={{ ...query, isPending: !query.isError }} rows={5} />}
      {payout && (
        <div className="stack-5">
          <PayoutSum payout={payout} />
          <PayoutLines channel={asked.channel} payout={payout} />
        </div>
      )}
    </Drawer>
  )
}

/** How much came or comes, and what it is made of. */
function PayoutSum({ payout }: { payout: PayoutDetail }) {
  const { words, money, plural, fill } = useI18n()
  const say = words.reports.payouts
  const { amount, currency, state, failure, parts } = payout
  const reasons: Record<string, string> = say.reasons
  const lines = parts
    ? ([
        [plural(say.payments, parts.payments), parts.paid],
        [words.common.refunded, -parts.refunded],
        [say.fees, -parts.fees],
        [say.rest, parts.other],
      ] as const)
    : []
  return (
    <section className="stack-3" aria-label={say.amount}>
      <div>
        <p className={`${styles.sum} figures`}>{money(amount, currency)}</p>
        <State tone={payoutTones[state]} text={say.states[state]} />
      </div>
      {state === 'failed' && (
        <p className="small pretty">
          {fill(say.failed, { reason: reasons[failure ?? ''] ?? failure ?? say.noReason })}
        </p>
      )}
      <dl className={styles.parts}>
        {lines
          .filter(([, value], index) => index === 0 || value !== 0)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{money(value, currency)}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function SaveLines({ payout }: { payout: PayoutDetail }) {
  const { words } = useI18n()
  const say = words.reports.payouts
  const { currency, lines, arrival_day } = payout
  const save = () =>
    saveFile(
      `payout-${arrival_day}.csv`,
      toCsv(
        [say.at, say.kind, say.order, say.what, say.amount, say.fees],
        lines.map(({ at, kind, order, amount, fee }) => [
          at,
          say.kinds[kind],
          order?.id ?? '',
          order?.name ?? '',
          majorUnits(amount, currency),
          majorUnits(fee, currency),
        ]),
      ),
    )
  return (
    <button className="button" type="button" onClick={save}>
      {words.reports.csv}
    </button>
  )
}
