import { wireCalls } from '@grandstand/contract/wire'
import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { GameField } from '../features/rehearsal/game-field.tsx'
import { PlayerConsole } from '../features/rehearsal/player-console.tsx'
import { PrivateGame } from '../features/rehearsal/private-game.tsx'
import styles from '../features/rehearsal/rehearsal.module.css'
import { RehearsalForm } from '../features/rehearsal/rehearsal-form.tsx'
import { useRehearsal } from '../features/rehearsal/use-rehearsal.ts'
import { useRehearsalWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useLocation } from '../platform/router/router-context.ts'

/** For operators, and on a demo for everybody: how the channel looks in every state, in this tab alone. */
export function SimulateScreen() {
  const words = useRehearsalWords()
  const { client } = useApp()
  const { language } = useI18n()
  const simulation = useQuery({
    queryKey: ['simulation', language],
    queryFn: ({ signal }) => client.send(wireCalls.getSimulation, { query: { language } }, { signal }),
  })
  // The Studio leads here with its private game.
  const { rehearsal, change, chooseGame, stop } = useRehearsal(readGame(useLocation().search))
  const { eventId } = rehearsal
  if (simulation.isPending) return <Skeleton shape="row" count={6} />
  if (!simulation.data?.is_allowed) {
    return (
      <>
        <ScreenHeading screen="simulate" />
        <StateMessage icon="user" title={words.closedTitle} text={words.closedText}>
          <a className="button button--primary" href="/studio" target="_blank" rel="noopener">
            {words.closedLink}
          </a>
        </StateMessage>
      </>
    )
  }
  const { games } = simulation.data
  const privateGame = games.find(({ id }) => id === eventId)
  const isOn = Object.keys(rehearsal).length > 0
  return (
    <>
      <ScreenHeading screen="simulate" text={words.intro} />
      <div className={`${styles.columns} stack-6`}>
        <section className="stack-4" aria-label={words.settings}>
          <div className={styles.state}>
            <p role="status">{isOn ? words.isOn : words.isOff}</p>
            {isOn && (
              <button className="button" type="button" onClick={stop}>
                {words.stop}
              </button>
            )}
          </div>
          <GameField privately={games} eventId={eventId} onChange={chooseGame} />
          {privateGame && <PrivateGame game={privateGame} />}
          <RehearsalForm isPrivate={privateGame !== undefined} rehearsal={rehearsal} change={change} />
        </section>
        {eventId !== undefined && (
          <section className="stack-4" aria-label={words.player}>
            <p>{words.playerText}</p>
            <a href={`/watch/${eventId}`}>{words.openGame}</a>
            <PlayerConsole
              eventId={eventId}
              shown={JSON.stringify([rehearsal, privateGame?.stream_status])}
            />
          </section>
        )}
      </div>
    </>
  )
}

function readGame(search: object): number | undefined {
  const { game } = { game: '', ...search }
  return /^[1-9]\d{0,8}$/.test(String(game)) ? Number(game) : undefined
}
