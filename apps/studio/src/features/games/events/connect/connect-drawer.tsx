import type { GoLive } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '../../../../platform/client-context.ts'
import { Drawer } from '../../../../platform/drawer.tsx'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../../platform/load-state.tsx'
import { AddCamera } from '../add-camera.tsx'
import { goLiveQuery } from '../go-live/go-live-query.ts'
import { ConnectPanel } from './connect-panel.tsx'

interface ConnectDrawerProps {
  channel: string
  id: string
  /** Null: the first that sends nothing. */
  camera: number | null
  note?: string
  onClose: () => void
}

/** Connects a camera over the page, and closes by itself when its picture comes. */
export function ConnectDrawer({ channel, id, camera: asked, note, onClose }: ConnectDrawerProps) {
  const { words, language } = useI18n()
  const say = words.room
  const game = useQuery(goLiveQuery(useClient(), { channel, id }, language))
  const [chosen, setChosen] = useState(asked)
  const cameras: GoLive['cameras'] = game.data?.cameras ?? []
  const camera =
    cameras.find(each => each.id === chosen) ?? cameras.find(({ url }) => url === null) ?? cameras[0]
  /** It sent nothing when the drawer was opened. */
  const [waits, setWaits] = useState<number | null>(null)
  const cameraId = camera?.id
  const hasPicture = camera ? camera.url !== null : false
  useEffect(() => {
    if (cameraId === undefined) return
    if (!hasPicture) setWaits(cameraId)
    else if (waits === cameraId) onClose()
  }, [cameraId, hasPicture, waits, onClose])
  return (
    <Drawer
      title={say.connectTitle}
      note={note && <span className="small strong problem figures">{note}</span>}
      foot={game.data?.stream_status === 'live' ? say.connectLive : say.connectNext}
      onClose={onClose}
    >
      <LoadState query={game} rows={4} />
      {game.data && (
        <div className="stack-4">
          <p>
            <strong>{game.data.name}</strong>
          </p>
          {cameras.length === 0 && <AddCamera params={{ channel, id }} isFirst />}
          {cameras.length > 1 && (
            <select
              aria-label={words.common.cameras}
              value={camera?.id}
              onChange={event => setChosen(Number(event.target.value))}
            >
              {cameras.map(each => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          )}
          {camera && <ConnectPanel key={camera.id} channel={channel} game={game.data} camera={camera} />}
        </div>
      )}
    </Drawer>
  )
}
