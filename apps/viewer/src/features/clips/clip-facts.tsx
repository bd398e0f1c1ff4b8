import type { Clip } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel, offerText } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import styles from './clip-facts.module.css'
import { momentHref } from './clip-links.ts'
import { clipTagsQuery } from './clip-queries.ts'

/** What is in the clip, and the way to the game that it is of. */
export function ClipFacts({ clip }: { clip: Clip }) {
  const { client } = useApp()
  const i18n = useI18n()
  const { language, date } = i18n
  const offer = useGameOffer(clip.event)
  const { page: words } = useClipsWords()
  const tags = useQuery(clipTagsQuery(client, language)).data ?? []
  const named = clip.tags.flatMap(alias => tags.find(tag => tag.alias === alias)?.name ?? [])
  return (
    <div className="stack-4">
      {named.length > 0 && (
        <ul className="row-2" aria-label={words.tags}>
          {named.map(name => (
            <li key={name} className={styles.tag}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={`${styles.game} row-4 middle panel`}>
        <p className="stack-0">
          <span className="quiet meta">{words.from}</span>
          <span className={styles.title}>{eventTitle(clip.event)}</span>
          <span className="quiet meta">{date(clip.event.event_utc_ts)}</span>
        </p>
        {isOpenOffer(offer) ? (
          <a className="button button--primary" href={momentHref(clip)}>
            {clip.event.has_access ? words.moment : offerLabel(offer, i18n)}
          </a>
        ) : (
          <p className={`${styles.closed} stack-1`}>
            <span className="quiet meta">{offerText(offer, i18n)}</span>
            <a className="button" href={`/watch/${clip.event.id}`}>
              {i18n.words.events.seeGame}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
