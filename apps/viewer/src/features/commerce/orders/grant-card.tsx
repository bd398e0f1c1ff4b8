import type { Grant } from '@grandstand/contract'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './order-card.module.css'
import { dayOfOrder } from './order-dates.ts'
import status from './order-status.module.css'
import { WayToGames } from './way-to-games.tsx'

/** What somebody was given, beside what they bought. */
export function GrantCard({ grant }: { grant: Grant }) {
  const { language, fill } = useI18n()
  const { orders: words } = useCommerceWords()
  const day = (at: string) => ({ date: dayOfOrder(language, at) })
  return (
    <article className={`${styles.card} stack-2 top panel`} aria-labelledby={`grant-${grant.id}`}>
      <div className={styles.head}>
        <h2 className="title-3" id={`grant-${grant.id}`}>
          {grant.name}
        </h2>
        <span className={`${status.status} ${status.open}`}>{words.gift}</span>
      </div>
      <p className="quiet meta">
        {words.type[grant.type]} · {fill(words.given, day(grant.created_at))}
      </p>
      <p>{fill(words.until, day(grant.ends_at))}</p>
      <WayToGames eventId={grant.event_id} participantId={grant.participant_id} name={grant.name} />
    </article>
  )
}
