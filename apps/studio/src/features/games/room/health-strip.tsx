import type { Room, WatchedCamera } from '@grandstand/contract'
import type { SignalCheck } from '@grandstand/contract/studio-constants'
import { isAwaited } from '@grandstand/rules'
import type { ReactNode } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { formatUnit } from '../events/tonight/format-figures.ts'
import { Sparkline } from '../events/tonight/sparkline.tsx'
import { type Fault, findFault } from './find-fault.ts'
import styles from './health-strip.module.css'

/** As loud as a level meter goes down to. */
const quietestDb = 60

/** What comes from the camera on the stage; a bad value changes its colour in place. */
export function HealthStrip({ room, camera }: { room: Room; camera: WatchedCamera | null }) {
  const { words, fill, number, language } = useI18n()
  const say = words.room
  const signal = camera?.signal ?? null
  const isLive = room.stream_status === 'live'
  const rate = signal && formatUnit(language, 'megabit-per-second', signal.bits_per_second / 1_000_000)
  const fault = (...names: SignalCheck[]) => (camera && signal ? findFault(camera, ...names) : undefined)
  const loud = signal?.sound_db ?? null
  return (
    <dl className={styles.strip}>
      <Figure label={say.bitrate} text={rate} fault={fault('bitrate')}>
        {signal && camera && (
          <span className={styles.spark}>
            <Sparkline
              values={signal.history}
              label={fill(words.tonight.history, { name: camera.name, rate: rate ?? '' })}
            />
          </span>
        )}
      </Figure>
      <Figure
        label={say.frames}
        text={signal && number(Math.round(signal.frames_per_second))}
        fault={fault('frame_rate')}
      />
      <Figure
        label={say.delay}
        text={signal && formatUnit(language, 'second', signal.delay_ms / 1000)}
        fault={fault('delay')}
      />
      {room.viewer_delay_ms !== null && (
        <Figure
          label={say.behind}
          text={formatUnit(language, 'second', room.viewer_delay_ms / 1000)}
          isWide
        />
      )}
      <Figure
        label={say.sound}
        text={
          signal &&
          (signal.has_sound
            ? loud === null
              ? '–'
              : `${number(Math.round(loud))} dB`
            : words.tonight.noSound)
        }
        fault={fault('sound', 'loudness')}
        isWide
      >
        {loud !== null && (
          <span className={styles.level} aria-hidden="true">
            <i style={{ inlineSize: `${Math.max(0, Math.min(100, (1 + loud / quietestDb) * 100))}%` }} />
          </span>
        )}
      </Figure>
      <Figure
        label={say.dropped}
        text={signal && number(signal.dropped_frames)}
        fault={fault('drops')}
        isWide
      />
      {room.at_door > 0 && <Figure label={say.inLine} text={number(room.at_door)} isWide />}
      {isAwaited(room) ? (
        <Figure label={words.events.waiting} text={number(room.waiting)} isLast />
      ) : (
        <Figure label={isLive ? say.watching : say.onPage} text={number(room.players)} isLast />
      )}
    </dl>
  )
}

interface FigureProps {
  label: string
  /** Null: it is not known. */
  text: string | null
  fault?: Fault
  /** Left out on a phone. */
  isWide?: boolean
  isLast?: boolean
  children?: ReactNode
}

function Figure({ label, text, fault, isWide, isLast, children }: FigureProps) {
  return (
    <div className={styles.figure} data-fault={fault} data-wide={isWide} data-last={isLast}>
      <dt>{label}</dt>
      <dd>
        {text ?? '–'}
        {children}
      </dd>
    </div>
  )
}
