import type { EventBuyers } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

export function countAllBuyers(data: EventBuyers): number {
  return data.buyers + data.refunding + data.refunded + data.disputed + data.in_passes
}

/** Buyers of a game whom a refund of all leaves out, and why. */
export function BuyersFacts({ buyers: data }: { buyers: EventBuyers }) {
  const { words, plural } = useI18n()
  const say = words.sales.buyers
  const facts = (
    [
      [say.refunding, data.refunding],
      [say.refunded, data.refunded],
      [say.givenUp, data.given_up],
      [say.disputed, data.disputed],
      [say.inPasses, data.in_passes],
    ] as const
  ).filter(([, count]) => count > 0)
  return (
    <ul className="stack-1 quiet small unless-empty">
      {facts.map(([text, count]) => (
        <li key={text.other}>{plural(text, count)}</li>
      ))}
    </ul>
  )
}
