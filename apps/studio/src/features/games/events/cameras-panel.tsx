import type { StudioEventDetail } from '@grandstand/contract'
import { goLiveHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { AddCamera } from './add-camera.tsx'
import { CameraCard } from './camera-card.tsx'
import styles from './cameras-panel.module.css'
import { CopyLine } from './copy-line.tsx'

export function CamerasPanel({ channel, event }: { channel: string; event: StudioEventDetail }) {
  const { words } = useI18n()
  const say = words.cameras
  return (
    <Panel title={words.common.cameras} text={event.cameras.length === 0 ? say.empty : say.text}>
      {event.rtmp_url === null ? (
        <p className="small strong pretty problem unless-empty">{say.noServer}</p>
      ) : (
        event.cameras.length > 0 && <CopyLine label={say.server} text={event.rtmp_url} />
      )}
      {event.srt !== 'off' && (
        <p className="quiet meta figures">{event.srt === 'on' ? say.srtText : say.noSrt}</p>
      )}
      {event.cameras.length > 0 && event.stream_status !== 'finished' && (
        <div className={`${styles.actions} row-2`}>
          <a className="button button--primary" href={goLiveHref(channel, event.id)}>
            {words.goLive.action}
          </a>
        </div>
      )}
      {event.cameras.length > 0 && (
        <ul className="stack-4">
          {event.cameras.map(camera => (
            <CameraCard
              key={camera.id}
              params={{ channel, id: String(event.id), camera: String(camera.id) }}
              camera={camera}
            />
          ))}
        </ul>
      )}
      <AddCamera
        key={event.cameras.length}
        params={{ channel, id: String(event.id) }}
        isFirst={event.cameras.length === 0}
      />
    </Panel>
  )
}
