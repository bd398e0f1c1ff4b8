import { wireCalls } from '@grandstand/contract/wire'
import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { PlayerConsole } from '../features/rehearsal/player-console.tsx'
import styles from '../features/rehearsal/rehearsal.module.css'
import { RehearsalForm } from '../features/rehearsal/rehearsal-form.tsx'
import { useRehearsal } from '../features/rehearsal/use-rehearsal.ts'
import { useSimulateWords } from '../locales/simulate/simulate-words.ts'
import { useApp } from '../platform/app-context.ts'

/** For who runs the channel, and on a demo for everybody: how it looks in every state, in this tab alone. */
export function SimulateScreen() {
  const words = useSimulateWords()
  const { client } = useApp()
  const simulation = useQuery({
    queryKey: ['simulation'],
    queryFn: ({ signal }) => client.send(wireCalls.getSimulation, {}, { signal }),
  })
  const { rehearsal, change, stop } = useRehearsal()
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
  const isOn = Object.keys(rehearsal).length > 0
  return (
    <>
      <ScreenHeading screen="simulate" text={words.intro} />
      <div className={styles.columns}>
        <section className={styles.part} aria-label={words.settings}>
          <div className={styles.state}>
            <p role="status">{isOn ? words.isOn : words.isOff}</p>
            {isOn && (
              <button className="button" type="button" onClick={stop}>
                {words.stop}
              </button>
            )}
          </div>
          <RehearsalForm rehearsal={rehearsal} change={change} />
        </section>
        {eventId !== undefined && (
          <section className={styles.part} aria-label={words.player}>
            <p>{words.playerText}</p>
            <a href={`/watch/${eventId}`}>{words.openGame}</a>
            <PlayerConsole eventId={eventId} shown={JSON.stringify(rehearsal)} />
          </section>
        )}
      </div>
    </>
  )
}
