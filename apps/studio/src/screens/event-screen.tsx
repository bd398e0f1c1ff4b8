import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BoardPanel } from '../features/games/board/board-panel.tsx'
import { EventFacts } from '../features/games/events/event-facts.tsx'
import { EventMoves } from '../features/games/events/event-moves.tsx'
import { eventQuery } from '../features/games/events/events-queries.ts'
import { roomQuery } from '../features/games/room/room-query.ts'
import { BuyersPanel } from '../features/sale/orders/buyers-panel.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useMayCall } from '../platform/operator.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

const RoomScreen = lazy(async () => ({
  default: (await import('../features/games/room/room-screen.tsx')).RoomScreen,
}))

/** A game: its control room, and for those who do not run it what is theirs of it. */
export function EventScreen({ channel, id }: { channel: string; id: string }) {
  const { words, language } = useI18n()
  const may = useMayCall()
  const client = useClient()
  const isCrew = may(studioWireCalls.getRoom)
  const event = useQuery(eventQuery(client, { channel, id }, language))
  const room = useQuery({ ...roomQuery(client, { channel, id }, language), enabled: isCrew })
  const back = { href: eventsHref(channel), label: words.event.back }
  if (isCrew && event.data && room.data)
    return (
      <Suspense fallback={<Skeleton shape="row" count={6} />}>
        <RoomScreen channel={channel} room={room.data} event={event.data} />
      </Suspense>
    )
  if (isCrew || !event.data) {
    return (
      <>
        <ScreenHead title={event.data?.name ?? words.nav.events} back={back} />
        <LoadState query={event.isError ? event : isCrew ? room : event} />
      </>
    )
  }
  return (
    <>
      <ScreenHead title={event.data.name} back={back}>
        {!event.data.is_cancelled && may(studioWireCalls.startEvent) && (
          <EventMoves channel={channel} event={event.data} />
        )}
      </ScreenHead>
      <div className={`${styles.columns} stack-5`}>
        <div className="stack-5">
          {may(studioWireCalls.getEventBuyers) && <BuyersPanel channel={channel} id={id} />}
          {!event.data.is_cancelled && may(studioWireCalls.tapBoard) && (
            <BoardPanel channel={channel} id={id} />
          )}
        </div>
        <EventFacts event={event.data} />
      </div>
    </>
  )
}
