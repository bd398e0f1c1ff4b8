import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { EventClips } from '../features/clips/clips/event-clips.tsx'
import { BoardPanel } from '../features/games/board/board-panel.tsx'
import { ClosingLink } from '../features/games/closing/closing-link.tsx'
import { CamerasPanel } from '../features/games/events/cameras-panel.tsx'
import { EncoderHelp } from '../features/games/events/encoder-help.tsx'
import { EventCancel } from '../features/games/events/event-cancel.tsx'
import { EventFacts } from '../features/games/events/event-facts.tsx'
import { EventMoves } from '../features/games/events/event-moves.tsx'
import { eventQuery } from '../features/games/events/events-queries.ts'
import { KeepVideos } from '../features/games/events/keep-videos.tsx'
import { OutsidePlayersPanel } from '../features/games/events/outside-players-panel.tsx'
import { GamePlan } from '../features/games/games/game-plan.tsx'
import { gameQuery } from '../features/games/games/games-queries.ts'
import { RehearsalPanel } from '../features/games/rehearsal/rehearsal-panel.tsx'
import { BuyersPanel } from '../features/sale/orders/buyers-panel.tsx'
import { ReplaysPanel } from '../features/video/replays/replays-panel.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { May } from '../platform/may.tsx'
import { useMayCall } from '../platform/operator.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

export function EventScreen({ channel, id }: { channel: string; id: string }) {
  const { words, language } = useI18n()
  const may = useMayCall()
  const event = useQuery(eventQuery(useClient(), { channel, id }, language))
  const plan = useQuery(gameQuery(useClient(), { channel, id }, language))
  const back = { href: eventsHref(channel), label: words.event.back }
  if (!event.data) {
    return (
      <>
        <ScreenHead title={words.nav.events} back={back} />
        <LoadState query={event} />
      </>
    )
  }
  return (
    <>
      <ScreenHead
        title={event.data.name}
        text={event.data.teams.map(({ name }) => name).join(' @ ')}
        back={back}
      >
        {!event.data.is_cancelled && may(studioWireCalls.startEvent) && (
          <EventMoves channel={channel} event={event.data} />
        )}
        <May call={studioWireCalls.cancelEvent}>
          <EventCancel channel={channel} event={event.data} buyers={plan.data?.buyers ?? 0} />
        </May>
      </ScreenHead>
      <div className={`${styles.columns} stack-5`}>
        <div className="stack-5">
          {event.data.is_cancelled && may(studioWireCalls.getEventBuyers) && (
            <BuyersPanel channel={channel} id={id} />
          )}
          <May call={studioWireCalls.addEventCamera}>
            <CamerasPanel channel={channel} event={event.data} />
          </May>
          {!event.data.is_private && may(studioWireCalls.listFiles) && (
            <>
              <ReplaysPanel params={{ channel, owner: 'event', id }} />
              <ReplaysPanel params={{ channel, owner: 'teaser', id }} />
            </>
          )}
          <May call={studioWireCalls.addOutsidePlayer}>
            <OutsidePlayersPanel channel={channel} event={event.data} />
          </May>
        </div>
        <div className="stack-5">
          {!event.data.is_private &&
            event.data.stream_status === 'finished' &&
            may(studioWireCalls.getClosing) && <ClosingLink channel={channel} event={event.data} />}
          {event.data.is_private && <RehearsalPanel channel={channel} event={event.data} />}
          {!event.data.is_cancelled && may(studioWireCalls.tapBoard) && (
            <BoardPanel channel={channel} id={id} />
          )}
          {/* Below the score: its text about a removal changes its height, and a press on the score would be lost. */}
          {!event.data.is_private && <GamePlan channel={channel} id={id} />}
          <EventFacts event={event.data} />
          {!event.data.is_private && may(studioWireCalls.removeEventClips) && (
            <EventClips channel={channel} event={event.data} />
          )}
          {event.data.kept && may(studioWireCalls.keepEventVideos) && (
            <KeepVideos channel={channel} event={event.data} kept={event.data.kept} />
          )}
          <May call={studioWireCalls.getStreamKey}>
            <EncoderHelp />
          </May>
        </div>
      </div>
    </>
  )
}
