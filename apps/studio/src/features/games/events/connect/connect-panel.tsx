import type { GoLive, WatchedCamera } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../../platform/client-context.ts'
import { errorText } from '../../../../platform/error-text.ts'
import { goLiveHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { Picks } from '../../../../platform/picks.tsx'
import { saveFile } from '../../../../platform/save-file.ts'
import { CopyLine } from '../copy-line.tsx'
import { writeObsService } from '../go-live/write-obs-service.ts'
import { LinksOfGame } from '../links/links-of-game.tsx'
import { ArrivingChecks } from './arriving-checks.tsx'
import styles from './connect-panel.module.css'
import { LarixCode } from './larix-code.tsx'

const ways = ['phone', 'obs', 'box'] as const

interface ConnectPanelProps {
  channel: string
  game: Pick<GoLive, 'id' | 'rtmp_url'>
  camera: WatchedCamera
}

/** How an encoder gets to a camera: by a code for a phone, or by server and key; and what arrives of it. */
export function ConnectPanel({ channel, game, camera }: ConnectPanelProps) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.room
  const client = useClient()
  const [way, setWay] = useState<(typeof ways)[number]>('phone')
  const looking = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.getStreamKey, {
        params: { channel, id: String(game.id), camera: String(camera.id) },
      }),
    gcTime: 0,
  })
  const key = looking.data?.stream_key ?? null
  const server = game.rtmp_url
  return (
    <div className={styles.connect}>
      <Picks
        isJoined
        label={say.ways}
        value={way}
        options={ways.map(value => ({ value, label: say.way[value] }))}
        onPick={setWay}
      />
      {server === null && <p className="small strong pretty problem">{words.cameras.noServer}</p>}
      {server !== null && key === null && (
        <button
          className={`button ${styles.show}`}
          type="button"
          disabled={looking.isPending}
          onClick={() => looking.mutate()}
        >
          <Icon name="eye" />
          {words.cameras.showKey}
        </button>
      )}
      <p className="small strong pretty problem unless-empty" role="alert">
        {looking.isError && errorText(looking.error, i18n)}
        {looking.data?.stream_key === null && words.cameras.keyLost}
      </p>
      {server !== null && key !== null && way === 'phone' && (
        <LarixCode server={server} stream={{ key, name: camera.name }} />
      )}
      {way === 'obs' && (
        <div className="stack-3">
          <ol className={styles.steps}>
            {[words.goLive.obsSteps.copy, words.goLive.obsSteps.output, words.goLive.obsSteps.start].map(
              step => (
                <li key={step}>{step}</li>
              ),
            )}
          </ol>
          {server !== null && key !== null && (
            <div>
              <button
                className="button"
                type="button"
                onClick={() =>
                  saveFile('service.json', writeObsService({ server, key }), { type: 'application/json' })
                }
              >
                {words.goLive.saveService}
              </button>
            </div>
          )}
        </div>
      )}
      {way === 'box' && (
        <div className="stack-3">
          <p className="quiet small pretty">{words.goLive.hardwareText}</p>
          {camera.srt_url !== null && <CopyLine label={words.cameras.srt} text={camera.srt_url} />}
        </div>
      )}
      {server !== null && (
        <div>
          <CopyLine label={words.cameras.server} text={server} />
          {key !== null && <CopyLine label={words.cameras.key} text={key} />}
        </div>
      )}
      <ArrivingChecks camera={camera} />
      <LinksOfGame channel={channel} event={String(game.id)} camera={String(camera.id)} />
      <p className="small">
        <a href={goLiveHref(channel, game.id)}>{say.elsewhere}</a>
      </p>
    </div>
  )
}
