import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { CheckList } from '../features/games/events/go-live/check-list.tsx'
import own from '../features/games/events/go-live/go-live.module.css'
import { goLiveQuery } from '../features/games/events/go-live/go-live-query.ts'
import { HardwarePanel } from '../features/games/events/go-live/hardware-panel.tsx'
import { ObsPanel } from '../features/games/events/go-live/obs-panel.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventHref, goLiveHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { Panel } from '../platform/panel.tsx'
import { QrCode } from '../platform/qr-code.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

/** One page for the person at the camera: where to send to, and whether it arrives. */
export function GoLiveScreen({ channel, id }: { channel: string; id: string }) {
  const { words, language, fill, dateTime } = useI18n()
  const say = words.goLive
  const event = useQuery(goLiveQuery(useClient(), { channel, id }, language))
  const { data } = event
  const back = { href: eventHref(channel, Number(id)), label: say.back }
  if (!data) {
    return (
      <>
        <ScreenHead title={say.title} back={back} />
        <LoadState query={event} />
      </>
    )
  }
  const server = data.rtmp_url
  const starts = fill(say.starts, { time: dateTime(data.starts_at, data.time_zone) })
  return (
    <>
      <ScreenHead title={say.title} text={`${data.name} · ${starts}`} back={back} />
      {data.cameras.length === 0 && (
        <StateMessage icon="live" title={say.noCamera} text={say.noCameraText}>
          <a className="button" href={back.href}>
            {back.label}
          </a>
        </StateMessage>
      )}
      {data.cameras.length > 0 && (
        <div className={`${styles.columns} stack-5`}>
          <div className="stack-5">
            {data.cameras.map(camera => (
              <CheckList key={camera.id} camera={camera} />
            ))}
          </div>
          <div className="stack-5">
            {server === null && <p className={own.help}>{words.cameras.noServer}</p>}
            {server !== null &&
              data.cameras.map(camera => (
                <ObsPanel
                  key={camera.id}
                  params={{ channel, id, camera: String(camera.id) }}
                  name={camera.name}
                  server={server}
                />
              ))}
            <HardwarePanel event={data} />
            <Panel title={say.phone} text={say.phoneText}>
              <QrCode text={new URL(goLiveHref(channel, id), location.href).href} label={say.phoneCode} />
            </Panel>
          </div>
        </div>
      )}
    </>
  )
}
