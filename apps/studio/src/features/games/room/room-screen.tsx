import type { Room, StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useCallback, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { HoldButton } from '../../../platform/hold-button.tsx'
import { closingHref, scoreHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import { useMayCall } from '../../../platform/operator.ts'
import { BuyersPanel } from '../../sale/orders/buyers-panel.tsx'
import { ReplaysPanel } from '../../video/replays/replays-panel.tsx'
import { ClosingLink } from '../closing/closing-link.tsx'
import { ConnectDrawer } from '../events/connect/connect-drawer.tsx'
import { RehearsalPanel } from '../rehearsal/rehearsal-panel.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { chooseStage } from './choose-stage.ts'
import { EndGame } from './end-game.tsx'
import { EndedBar } from './ended-bar.tsx'
import { GoLiveButton } from './go-live-button.tsx'
import { hasPicture } from './has-picture.ts'
import { KeepPanel } from './keep-panel.tsx'
import { RoomCameras } from './room-cameras.tsx'
import { RoomClips } from './room-clips.tsx'
import { RoomHead } from './room-head.tsx'
import { RoomLog } from './room-log.tsx'
import { RoomMoney } from './room-money.tsx'
import { RoomMore } from './room-more.tsx'
import styles from './room-screen.module.css'
import { Stage } from './stage.tsx'

interface RoomScreenProps {
  channel: string
  room: Room
  event: StudioEventDetail
}

/** A game's control room: before it the checks and the go, while it runs all that the crew needs, after it what is left. */
export function RoomScreen({ channel, room, event }: RoomScreenProps) {
  const { words } = useI18n()
  const say = words.room
  const may = useMayCall()
  const client = useClient()
  const [chosen, setChosen] = useState<number | null>(null)
  const [connecting, setConnecting] = useState<number | null>(null)
  const [isMore, setIsMore] = useState(false)
  const [hasEnded, setHasEnded] = useState(false)
  const id = String(room.id)
  const camera = chooseStage(room.cameras, chosen)
  const { stream_status, is_cancelled } = room
  const isOn = !is_cancelled && stream_status !== 'finished'
  const isLive = isOn && stream_status === 'live'
  const isOver = stream_status === 'finished'
  const keepsEnd = useCallback(() => setHasEnded(true), [])
  const forgetsEnd = useCallback(() => setHasEnded(false), [])
  const closeConnect = useCallback(() => setConnecting(null), [])
  const end = isLive && <EndGame channel={channel} room={room} onEnded={keepsEnd} />
  const again = isOver && !hasEnded && !is_cancelled && (
    <HoldButton
      look="danger"
      label={say.holdToGoOn}
      run={() => client.send(studioWireCalls.startEvent, { params: { channel, id } })}
      changes="event"
    />
  )
  return (
    <div className={styles.room} data-fits={isLive && hasPicture(camera)}>
      <RoomHead channel={channel} room={room} onMore={() => setIsMore(true)}>
        {end || again}
      </RoomHead>
      {hasEnded && isOver && <EndedBar channel={channel} id={id} onGone={forgetsEnd} />}
      <div className={styles.grid}>
        <div className={styles.stage}>
          {isOn && <Stage channel={channel} room={room} camera={camera} />}
          {isOver && !room.is_private && may(studioWireCalls.listFiles) && (
            <ReplaysPanel params={{ channel, owner: 'event', id }} />
          )}
          {is_cancelled && may(studioWireCalls.getEventBuyers) && <BuyersPanel channel={channel} id={id} />}
        </div>
        <div className={styles.desk}>
          {room.is_private && <RehearsalPanel channel={channel} event={event} />}
          {isOver && !room.is_private && may(studioWireCalls.getClosing) && (
            <ClosingLink channel={channel} event={event} />
          )}
          {isOn && !isLive && <ChecksPanel channel={channel} room={room} camera={camera} />}
          {!is_cancelled && (isLive || isOver) && <KeepPanel channel={channel} id={id} />}
          {!room.is_private && <RoomMoney channel={channel} room={room} />}
          {!room.is_private && stream_status !== 'upcoming' && (
            <May call={studioWireCalls.listStudioClips}>
              <RoomClips channel={channel} id={id} />
            </May>
          )}
        </div>
        <div className={styles.under}>
          <RoomCameras channel={channel} room={room} onStage={setChosen} onConnect={setConnecting} />
          <RoomLog channel={channel} room={room} />
        </div>
      </div>
      {isOn && (
        <div className={styles.dock} data-dock>
          {end}
          {isLive && (
            <a className="button button--primary" href={scoreHref(channel, id)}>
              {words.board.open}
            </a>
          )}
          {!isLive && <GoLiveButton channel={channel} id={id} />}
        </div>
      )}
      {isOver && (
        <div className={styles.dock} data-dock>
          <a className="button button--primary" href={closingHref(channel, id)}>
            {words.tonight.wrapUp}
          </a>
        </div>
      )}
      {connecting !== null && (
        <ConnectDrawer channel={channel} id={id} camera={connecting} onClose={closeConnect} />
      )}
      {isMore && <RoomMore channel={channel} event={event} onClose={() => setIsMore(false)} />}
    </div>
  )
}
