import type { OpenedLink } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { GameBoard } from '../features/games/board/game-board.tsx'
import { LinkCamera } from '../features/games/events/go-live/link-camera.tsx'
import { useClient } from '../platform/client-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './link-screen.module.css'

/** One game, for somebody without an account: its board or its camera, and nothing beside it. */
export function LinkScreen() {
  const say = useI18n().words.people.links
  const client = useClient()
  const token = useToken()
  const opened = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.openGameLink, { body: token === '' ? {} : { token } }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = opened
  // From here on the cookie opens the page: nobody reads the secret over a shoulder or out of a history.
  useEffect(() => {
    if (data) history.replaceState(history.state, '', location.pathname)
  }, [data])
  if (opened.isLoading) return <Skeleton shape="row" count={4} />
  if (!data) return <StateMessage icon="lock" title={say.dead} text={say.deadText} role="alert" level={1} />
  return <LinkedGame game={data} />
}

/** What stands behind the #; empty where the page is opened again. Another link may be pasted over it. */
function useToken(): string {
  const [token, setToken] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const follow = () => location.hash !== '' && setToken(location.hash.slice(1))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return token
}

function LinkedGame({ game }: { game: OpenedLink }) {
  const { words, fill, dateTime } = useI18n()
  const channel = game.channel.channel_key
  const id = String(game.event_id)
  const until = fill(words.people.links.openUntil, {
    time: dateTime(game.expires_at, game.channel.time_zone),
  })
  return (
    <div className={styles.page}>
      <ScreenHead title={game.event_name} text={`${game.channel.name} · ${until}`} />
      {game.camera_id === null ? (
        <GameBoard channel={channel} id={id} />
      ) : (
        <LinkCamera params={{ channel, id, camera: String(game.camera_id) }} />
      )}
    </div>
  )
}
