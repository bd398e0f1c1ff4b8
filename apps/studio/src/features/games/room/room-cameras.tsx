import type { Room, WatchedCamera } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useId, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import { AddCamera } from '../events/add-camera.tsx'
import { CameraTools } from '../events/camera-tools.tsx'
import { LinksOfGame } from '../events/links/links-of-game.tsx'
import { formatUnit } from '../events/tonight/format-figures.ts'
import { LivePicture } from '../events/tonight/live-picture.tsx'
import { SignalBars } from '../events/tonight/signal-bars.tsx'
import styles from './room-cameras.module.css'

interface RoomCamerasProps {
  channel: string
  room: Room
  onStage: (camera: number) => void
  onConnect: (camera: number) => void
}

/** Each camera with its own picture; a press puts it on the stage. */
export function RoomCameras({ channel, room, onStage, onConnect }: RoomCamerasProps) {
  const { words } = useI18n()
  const say = words.room
  const [isAdding, setIsAdding] = useState(false)
  const params = { channel, id: String(room.id) }
  const isFirst = room.cameras.length === 0
  return (
    <section className={styles.section} aria-labelledby="room-cameras">
      <div className={styles.title}>
        <h2 id="room-cameras">{words.common.cameras}</h2>
        {!isFirst && (
          <May call={studioWireCalls.addEventCamera}>
            <button
              className={styles.plain}
              type="button"
              aria-expanded={isAdding}
              onClick={() => setIsAdding(!isAdding)}
            >
              <Icon name="plus" />
              {say.add}
            </button>
          </May>
        )}
      </div>
      {(isAdding || isFirst) && (
        <May call={studioWireCalls.addEventCamera}>
          <div className={styles.adding}>
            {isFirst && <p className="quiet small">{words.cameras.empty}</p>}
            <AddCamera key={room.cameras.length} params={params} isFirst={isFirst} />
          </div>
        </May>
      )}
      {!isFirst && (
        <ul className={styles.list}>
          {room.cameras.map(camera => (
            <CameraRow
              key={camera.id}
              params={{ ...params, camera: String(camera.id) }}
              camera={camera}
              isOver={room.stream_status === 'finished'}
              onStage={() => onStage(camera.id)}
              onConnect={() => onConnect(camera.id)}
            />
          ))}
        </ul>
      )}
      {!room.is_private && <LinksOfGame channel={channel} event={params.id} />}
    </section>
  )
}

interface CameraRowProps {
  params: { channel: string; id: string; camera: string }
  camera: WatchedCamera
  isOver: boolean
  onStage: () => void
  onConnect: () => void
}

function CameraRow({ params, camera, isOver, onStage, onConnect }: CameraRowProps) {
  const { words, fill, language, dateTime } = useI18n()
  const say = words.room
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { name, signal, state, problem, url } = camera
  const rate = signal && formatUnit(language, 'megabit-per-second', signal.bits_per_second / 1_000_000)
  const size = signal?.height ? `${signal.height}p${Math.round(signal.frames_per_second)}` : null
  return (
    <li className={styles.camera} aria-labelledby={id}>
      <button
        className={styles.frame}
        type="button"
        aria-label={fill(say.toStage, { name })}
        disabled={url === null}
        onClick={onStage}
      >
        {url === null ? (
          <Icon name="camera" />
        ) : (
          <LivePicture url={url} label={fill(words.tonight.picture, { name })} />
        )}
      </button>
      <div className={styles.words}>
        <strong id={id}>{name}</strong>
        <p className={styles.health}>
          {signal && (
            <SignalBars signal={signal} isWeak={camera.checks.some(check => check.state === 'bad')} />
          )}
          <span data-state={state}>{words.events.ingest[state]}</span>
          {rate && <span>{[rate, size].filter(text => text !== null).join(' · ')}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {url === null && !isOver && (
          <button className="button" type="button" onClick={onConnect}>
            {say.connect}
          </button>
        )}
        <button
          className="icon-button"
          type="button"
          aria-label={fill(say.moreOf, { name })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="more" />
        </button>
      </div>
      {problem && (
        <p className={styles.problem}>
          {`${fill(words.cameras.problems[problem.code], { detail: problem.detail ?? '' })} (${dateTime(problem.at)})`}
        </p>
      )}
      {isOpen && (
        <div className={styles.tools}>
          <CameraTools params={params} camera={camera} />
        </div>
      )}
    </li>
  )
}
