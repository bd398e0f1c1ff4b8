import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { eventsHref, gameHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import { Panel } from '../../../platform/panel.tsx'
import { useGo } from '../../../platform/use-go.ts'
import { FilesNote } from './files-note.tsx'
import { gameQuery } from './games-queries.ts'

/** Edit, copy and remove, with what hangs on the game said before. */
export function GamePlan({ channel, id }: { channel: string; id: string }) {
  const { words, fill, plural, language } = useI18n()
  const say = words.games.plan
  const client = useClient()
  const go = useGo()
  const { data: game } = useQuery(gameQuery(client, { channel, id }, language))
  const mayChange = useMayCall()(studioWireCalls.changeGame)
  const what = game && [plural(say.clips, game.clips), plural(say.videos, game.videos)].join(', ')
  if (!mayChange) return null
  return (
    <Panel title={say.title} text={say.text}>
      <div className="row-3">
        <a className="button button--primary" href={gameHref(channel, id)}>
          {say.edit}
        </a>
        <a className="button" href={gameHref(channel, 'new', { from: id })}>
          {say.copy}
        </a>
        {game?.removal === null && (
          <ConfirmAction
            look="danger"
            label={say.remove}
            title={fill(say.confirmRemove, { name: game.name })}
            text={[
              fill(say.confirmRemoveText, { what: what ?? '' }),
              ...(game.is_of_files ? [say.removeOfFiles] : []),
            ].join(' ')}
            action={say.remove}
            run={() => client.send(studioWireCalls.removeEvent, { params: { channel, id } })}
            changes="events"
            onDone={() => go(eventsHref(channel))}
          />
        )}
      </div>
      {game?.removal && <p>{say[game.removal]}</p>}
      {game?.is_of_files && <FilesNote channel={channel} game={game} />}
    </Panel>
  )
}
