import type { WatchedCamera } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../../platform/panel.tsx'
import { LivePicture } from '../tonight/live-picture.tsx'
import { SignalFacts } from '../tonight/signal-facts.tsx'
import styles from './go-live.module.css'

/** What must be well before a game, from the line to the sound; it follows by itself. */
export function CheckList({ camera }: { camera: WatchedCamera }) {
  const { words, fill } = useI18n()
  const say = words.goLive
  const { name, checks } = camera
  const isReady = checks.every(
    ({ check, state }) => state === 'good' || (check === 'clock' && state === 'waiting'),
  )
  return (
    <Panel title={fill(say.checks, { name })}>
      <LivePicture url={camera.url} label={fill(words.tonight.picture, { name })} />
      <p role="status">{isReady ? fill(say.ready, { name }) : say.checking}</p>
      <ul className="stack-2">
        {checks.map(({ check, state, problem }) => (
          <li key={check} className={`${styles.check} stack-3`} data-state={state}>
            <Icon name={state === 'good' ? 'check' : state === 'bad' ? 'alert' : 'more'} />
            <span>
              {say.check[check]}
              <span className="visually-hidden"> ({say.states[state]})</span>
              {problem && <span className={styles.help}>{words.tonight.problems[problem]}</span>}
            </span>
          </li>
        ))}
      </ul>
      {camera.signal && <SignalFacts name={name} signal={camera.signal} />}
      {camera.problem && (
        <p className={styles.help}>
          {fill(words.cameras.problems[camera.problem.code], { detail: camera.problem.detail ?? '' })}
        </p>
      )}
    </Panel>
  )
}
