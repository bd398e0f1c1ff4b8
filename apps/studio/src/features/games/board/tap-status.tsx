import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './board.module.css'
import type { TapQueue } from './open-tap-queue.ts'

interface TapStatusProps {
  queue: TapQueue
  /** The name of another keeper, whose tap was the last. */
  by: string | null
  onCount: () => void
  onDrop: () => void
}

/** Whether all that was tapped counts; where it does not, what can be done about it. */
export function TapStatus({ queue, by, onCount, onDrop }: TapStatusProps) {
  const i18n = useI18n()
  const say = i18n.words.board
  const count = queue.taps.length
  const texts = {
    sent: say.sent,
    sending: say.sending,
    waiting: i18n.plural(say.waiting, count),
    changed: i18n.fill(i18n.plural(say.changed, count), { name: by ?? say.somebody }),
    refused: queue.state === 'refused' ? errorText(queue.problem, i18n) : '',
  }
  const needsPerson = queue.state === 'changed' || queue.state === 'refused'
  return (
    <div className={`${styles.status} stack-3 note`} data-state={queue.state}>
      <p role="status">{texts[queue.state]}</p>
      {needsPerson && (
        <div className="row-3">
          {queue.state === 'changed' && (
            <button className={`button button--primary ${styles.big}`} type="button" onClick={onCount}>
              {say.countAnyway}
            </button>
          )}
          <button className={`button ${styles.big}`} type="button" onClick={onDrop}>
            {say.drop}
          </button>
        </div>
      )}
    </div>
  )
}
