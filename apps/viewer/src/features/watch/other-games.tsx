import type { Event } from '@grandstand/contract'
import { eventCardTitle, eventSides, eventTitle, findSalePrice, periodText } from '@grandstand/rules'
import { Icon, Skeleton } from '@grandstand/ui'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { maxTiles } from '../clips/watch-search.ts'
import { watchHref } from '../events/event-links.ts'
import { TeamRows } from '../events/team-rows.tsx'
import { useEventNames } from '../events/use-event-names.ts'
import { addTile } from './multi-view/tiles-href.ts'
import { useChangeTiles } from './multi-view/use-change-tiles.ts'
import styles from './other-games.module.css'

interface OtherGamesProps {
  events: readonly Event[] | undefined
  /** The games beside each other; null: there is no room for others. */
  tiles: readonly number[] | null
}

/** What else is live, each with its score, and on a wide screen a way to see it beside. */
export function OtherGames({ events, tiles }: OtherGamesProps) {
  const { tabs, multi } = useWatchWords()
  if (!events) return <Skeleton shape="row" count={3} />
  if (events.length === 0) return <p className="quiet">{tabs.noneLive}</p>
  return (
    <>
      <ul>
        {events.map(event => (
          <li key={event.id} className={styles.row}>
            <OtherGame event={event} />
            {tiles && tiles.length < maxTiles && !tiles.includes(event.id) && <AddBeside event={event} />}
          </li>
        ))}
      </ul>
      {tiles && tiles.length > 1 && <p className="quiet meta">{multi.keys}</p>}
    </>
  )
}

function OtherGame({ event }: { event: Event }) {
  const { words, language, money } = useI18n()
  const names = useEventNames()
  const sale = findSalePrice(useGameOffer(event))
  return (
    <a className={styles.game} href={watchHref(event)}>
      <span className="shrinks">
        {!eventSides(event) && <span className="visually-hidden">{eventCardTitle(event)}</span>}
        <TeamRows event={event} mostOfMeet={1} />
        <span className="quiet meta">
          {[
            periodText(language, event.period),
            names.sport(event.event_category_id),
            !event.has_picture && words.events.noPicture,
            sale && money(sale.price, sale.currency),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Icon name="chevron_right" />
    </a>
  )
}

function AddBeside({ event }: { event: Event }) {
  const { multi } = useWatchWords()
  const { fill } = useI18n()
  const changeTiles = useChangeTiles()
  return (
    <button
      className={`icon-button ${styles.add}`}
      type="button"
      aria-label={fill(multi.beside, { game: eventTitle(event) })}
      onClick={() => changeTiles(shown => addTile(shown, event.id))}
    >
      <Icon name="plus" />
    </button>
  )
}
