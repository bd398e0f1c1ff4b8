import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../../platform/client-context.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../../platform/load-state.tsx'
import { Panel } from '../../../../platform/panel.tsx'
import type { CameraParams } from '../camera-params.ts'
import { LarixCode } from '../connect/larix-code.tsx'
import { CopyLine } from '../copy-line.tsx'
import { CheckList } from './check-list.tsx'
import { goLiveQuery } from './go-live-query.ts'

/** Where to send to, and whether it arrives. */
export function LinkCamera({ params }: { params: CameraParams }) {
  const { words, language } = useI18n()
  const client = useClient()
  const live = useQuery(goLiveQuery(client, { channel: params.channel, id: params.id }, language))
  const key = useQuery({
    queryKey: ['link-key', params],
    queryFn: ({ signal }) => client.send(studioWireCalls.getStreamKey, { params }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const camera = live.data?.cameras.find(({ id }) => String(id) === params.camera)
  const server = live.data?.rtmp_url ?? null
  const streamKey = key.data?.stream_key ?? null
  return (
    <div className="stack-5">
      <LoadState query={live} rows={4} />
      {live.data && (
        <Panel title={words.people.links.send}>
          {camera && server !== null && streamKey !== null && (
            <LarixCode server={server} stream={{ key: streamKey, name: camera.name }} />
          )}
          {server === null ? (
            <p>{words.cameras.noServer}</p>
          ) : (
            <CopyLine label={words.cameras.server} text={server} />
          )}
          {streamKey !== null && <CopyLine label={words.cameras.key} text={streamKey} />}
          {key.data?.stream_key === null && <p className="problem">{words.cameras.keyLost}</p>}
        </Panel>
      )}
      {camera && <CheckList camera={camera} />}
    </div>
  )
}
