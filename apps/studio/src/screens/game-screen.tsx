import { ApiError } from '@grandstand/api-client'
import type { GameTerms, StudioGame } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon, Skeleton } from '@grandstand/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConflictNote } from '../features/games/games/conflict-note.tsx'
import { FilesNote } from '../features/games/games/files-note.tsx'
import styles from '../features/games/games/game-form.module.css'
import { GameForm, type SaveWish } from '../features/games/games/game-form.tsx'
import { gameChoicesQuery, gameQuery } from '../features/games/games/games-queries.ts'
import { mergeTerms } from '../features/games/games/merge-terms.ts'
import { newTerms } from '../features/games/games/new-terms.ts'
import { useGamePictures } from '../features/games/games/use-game-pictures.ts'
import { useClient } from '../platform/client-context.ts'
import { eventHref, eventsHref, gameHref, seasonHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'

/** What somebody else has saved while this form was open, with what I had typed. */
interface Conflict {
  seen: GameTerms
  mine: GameTerms
  theirs: StudioGame
}

/** One game, or a new one where the id is `new`: empty, or like the game of `from`. */
export function GameScreen({ channel, id, from }: { channel: string; id: string; from: string }) {
  const { words, language, fill, plural } = useI18n()
  const say = words.games
  const client = useClient()
  const queryClient = useQueryClient()
  const go = useGo()
  const isNew = id === 'new'
  const source = isNew ? from : id
  const choices = useQuery(gameChoicesQuery(client, channel, language))
  const found = useQuery({ ...gameQuery(client, { channel, id: source }, language), enabled: source !== '' })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const pictures = useGamePictures(channel, [found.data, conflict?.theirs])
  const failed = choices.isError ? choices : found.isError ? found : null
  const game = found.data ?? null
  const isReady = choices.data && (source === '' || game)

  async function save(terms: GameTerms, { camera, isAnother }: SaveWish) {
    if (isNew) {
      const made = await client.send(studioWireCalls.addGame, {
        params: { channel },
        body: { ...terms, camera },
      })
      await queryClient.invalidateQueries({ queryKey: ['events'] })
      if (!isAnother) {
        // The next one begins like this one.
        await queryClient.invalidateQueries({ queryKey: ['game-choices'], refetchType: 'none' })
        go(eventHref(channel, made.id))
      }
      return
    }
    const base = conflict?.theirs ?? game
    if (!base) return
    try {
      await client.send(studioWireCalls.changeGame, {
        params: { channel, id },
        body: { ...terms, version: base.version },
      })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const theirs = await queryClient.fetchQuery({
        ...gameQuery(client, { channel, id }, language),
        staleTime: 0,
      })
      setConflict({ seen: base.terms, mine: terms, theirs })
      return
    }
    setConflict(null)
    await queryClient.invalidateQueries({ queryKey: ['event'] })
    go(eventHref(channel, Number(id)))
  }

  const title = isNew
    ? game
      ? fill(say.copyTitle, { name: game.name })
      : say.add
    : fill(say.editTitle, { name: game?.name ?? '…' })
  const first = conflict
    ? mergeTerms(conflict.seen, conflict.mine, conflict.theirs.terms)
    : game
      ? { ...game.terms, ...(isNew && { time: ` ${game.terms.time.split(' ')[1]}` }) }
      : newTerms()
  return (
    <>
      <ScreenHead
        title={title}
        back={
          source === ''
            ? { href: eventsHref(channel), label: words.event.back }
            : { href: eventHref(channel, Number(source)), label: words.common.toGame }
        }
      >
        {isNew && source === '' && (
          <div className={styles.ways}>
            {choices.data?.last_game && (
              <a
                className="button"
                href={gameHref(channel, 'new', { from: String(choices.data.last_game.id) })}
              >
                <Icon name="copy" />
                {say.copyLast}
              </a>
            )}
            <a className="button" href={seasonHref(channel, 'file')}>
              <Icon name="download" />
              {say.season.title}
            </a>
          </div>
        )}
      </ScreenHead>
      {failed && <LoadProblem error={failed.error} onRetry={() => void failed.refetch()} />}
      {isReady && first && choices.data ? (
        <GameForm
          key={`${language} ${conflict?.theirs.version ?? game?.version}`}
          channel={channel}
          terms={first}
          choices={choices.data}
          pictures={pictures}
          submit={isNew ? say.create : words.common.save}
          {...(isNew && { isNew, camera: words.cameras.firstName })}
          onSave={save}
        >
          {conflict && <ConflictNote choices={choices.data} {...conflict} theirs={conflict.theirs.terms} />}
          {!isNew && game && game.buyers > 0 && (
            <p className={styles.note}>{plural(say.buyersNote, game.buyers)}</p>
          )}
          {!isNew && game?.is_of_files && <FilesNote channel={channel} game={game} />}
        </GameForm>
      ) : (
        !failed && <Skeleton shape="row" count={6} />
      )}
    </>
  )
}
