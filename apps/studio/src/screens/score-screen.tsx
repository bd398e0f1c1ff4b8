import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { GameBoard } from '../features/games/board/game-board.tsx'
import { eventQuery } from '../features/games/events/events-queries.ts'
import { StatusMark } from '../features/games/events/state-mark.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { usePageTitle } from '../platform/use-page-title.ts'
import styles from './score-screen.module.css'

/** On a phone it has the whole screen: what a thumb may hit by mistake is not there. */
export function ScoreScreen({ channel, id }: { channel: string; id: string }) {
  const { words, language } = useI18n()
  const event = useQuery(eventQuery(useClient(), { channel, id }, language))
  usePageTitle(words.board.title)
  return (
    <div className={styles.keeper}>
      <GameBoard
        channel={channel}
        id={id}
        head={
          <>
            <a
              className={`icon-button ${styles.back}`}
              href={eventHref(channel, Number(id))}
              aria-label={words.board.back}
            >
              <Icon name="chevron_left" />
            </a>
            <h1 className={styles.title}>{event.data?.name ?? words.board.title}</h1>
            {event.data && <StatusMark event={event.data} />}
          </>
        }
      />
    </div>
  )
}
