import type { WatchedCamera } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { IngestMark } from '../state-mark.tsx'
import styles from './camera-view.module.css'
import { LivePicture } from './live-picture.tsx'
import { SignalFacts } from './signal-facts.tsx'

/** A camera's picture, what comes from it, and what is wrong with what to do. */
export function CameraView({ camera }: { camera: WatchedCamera }) {
  const { words, fill } = useI18n()
  const say = words.tonight
  const wrong = camera.checks.flatMap(({ problem }) => problem ?? [])
  return (
    <li className={`${styles.camera} stack-4`}>
      <LivePicture url={camera.url} label={fill(say.picture, { name: camera.name })} />
      <div className="stack-3">
        <p className="line breaks">
          <strong>{camera.name}</strong>
          <IngestMark state={camera.state} />
        </p>
        {camera.signal && <SignalFacts name={camera.name} signal={camera.signal} />}
        <ul className={`${styles.problems} stack-2 unless-empty`}>
          {camera.problem && (
            <li>
              <Icon name="alert" />
              {fill(words.cameras.problems[camera.problem.code], { detail: camera.problem.detail ?? '' })}
            </li>
          )}
          {wrong.map(problem => (
            <li key={problem}>
              <Icon name="alert" />
              {say.problems[problem]}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
