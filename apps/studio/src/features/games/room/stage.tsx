import type { Room, WatchedCamera } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ConnectPanel } from '../events/connect/connect-panel.tsx'
import { hasPicture } from './has-picture.ts'
import { HealthStrip } from './health-strip.tsx'
import { RoomPlayer } from './room-player.tsx'
import styles from './room-screen.module.css'

interface StageProps {
  channel: string
  room: Room
  camera: WatchedCamera | null
}

/** The picture with its figures; until a camera sends, the way to connect one stands in its place. */
export function Stage({ channel, room, camera }: StageProps) {
  const { words, plural } = useI18n()
  const say = words.room
  const shown = hasPicture(camera) ? camera : null
  return (
    <section aria-label={say.picture}>
      <HealthStrip room={room} camera={camera} />
      {shown && <RoomPlayer key={shown.id} channel={channel} room={room} camera={shown} />}
      {!shown && (
        <div className={styles.connect}>
          <h2 className={styles.connectTitle}>
            {room.is_shown_elsewhere ? words.tonight.elsewhere : say.connectTitle}
          </h2>
          {room.waiting > 0 && <p className="small strong problem">{plural(say.waitingFor, room.waiting)}</p>}
          {camera ? (
            <ConnectPanel channel={channel} game={room} camera={camera} />
          ) : (
            <p className="quiet small pretty">{say.noCamera}</p>
          )}
        </div>
      )}
    </section>
  )
}
