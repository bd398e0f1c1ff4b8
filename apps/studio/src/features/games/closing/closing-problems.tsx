import type { Closing } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './closing.module.css'
import { useClosingWords } from './use-closing-words.ts'

/** Alarms, and what cameras did that called nobody, in the order of the evening. */
export function ClosingProblems({ closing }: { closing: Closing }) {
  const { words } = useI18n()
  const say = words.closing
  const { timeText } = useClosingWords(closing.time_zone)
  const problems = [
    ...closing.alarms.map(alarm => ({
      key: `alarm-${alarm.id}`,
      at: alarm.opened_at,
      text: [
        words.tonight.alarms.kinds[alarm.kind],
        ...(alarm.camera ? [alarm.camera.name] : []),
        ...(alarm.acknowledged_by ? [alarm.acknowledged_by] : []),
      ].join(' · '),
    })),
    ...closing.incidents.map(({ camera, state, at }) => ({
      key: `camera-${camera}-${at}`,
      at,
      text: `${words.events.ingest[state]} · ${camera}`,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <Panel title={say.problems}>
      {problems.length === 0 ? (
        <p className="quiet small pretty">{say.noProblems}</p>
      ) : (
        <ol className={styles.list}>
          {problems.map(({ key, at, text }) => (
            <li key={key}>
              <time className="quiet small pretty" dateTime={at}>
                {timeText(at)}
              </time>{' '}
              {text}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
