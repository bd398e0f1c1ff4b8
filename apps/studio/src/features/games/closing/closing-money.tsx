import type { Closing } from '@grandstand/contract'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

export function ClosingMoney({ money }: { money: Closing['money'] }) {
  const { words, number, money: amount, plural } = useI18n()
  const say = words.closing
  const text = (minor: number) => amount(minor, money.currency)
  return (
    <Panel title={say.money}>
      <FactList
        facts={[
          [say.sold, number(money.payments)],
          [words.common.paid, text(money.total)],
          [say.fees, text(money.fees)],
          [words.common.discounts, text(money.discounts)],
          [words.common.refunded, text(money.refunded)],
          [say.kept, <strong key="kept">{text(money.total - money.refunded)}</strong>],
        ]}
      />
      {money.left_out > 0 && <p className="quiet small pretty">{plural(say.leftOut, money.left_out)}</p>}
    </Panel>
  )
}
