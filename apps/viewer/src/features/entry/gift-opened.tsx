import type { ReceivedGift } from '@grandstand/contract'
import { useCommerceWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { Outcome } from './outcome.tsx'

export function GiftOpened({ gift }: { gift: ReceivedGift }) {
  const { fill } = useI18n()
  const { gifts: words } = useCommerceWords()
  const isGame = gift.event_id !== null
  return (
    <Outcome icon="check" title={words.doneTitle} text={fill(words.doneText, { name: gift.name })}>
      <a className="button button--primary" href={isGame ? `/watch/${gift.event_id}` : '/schedule'}>
        {isGame ? words.watch : words.see}
      </a>
    </Outcome>
  )
}
