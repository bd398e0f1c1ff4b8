import type { Room, WatchedCamera } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './checks-panel.module.css'
import { GoChoice } from './go-choice.tsx'
import { GoLiveButton } from './go-live-button.tsx'
import { useCheckValues } from './use-check-values.ts'

/** Before the game: what must be well, a failed check first and with its fix; and the go. */
export function ChecksPanel({
  channel,
  room,
  camera,
}: {
  channel: string
  room: Room
  camera: WatchedCamera | null
}) {
  const { words, fill, money, number } = useI18n()
  const say = words.room
  const values = useCheckValues()
  const { price, payments, currency } = room.money
  const checks = (camera?.checks ?? []).filter(({ check }) => check !== 'clock')
  const sorted = [
    ...checks.filter(({ state }) => state === 'bad'),
    ...checks.filter(({ state }) => state !== 'bad'),
  ]
  const isReady = checks.length > 0 && checks.every(({ state }) => state === 'good')
  return (
    <div className={styles.side}>
      <section
        className={styles.panel}
        aria-label={camera ? fill(words.goLive.checks, { name: camera.name }) : say.ready}
      >
        <h2 className={styles.title}>{isReady ? say.ready : say.checks}</h2>
        <ul>
          {sorted.map(({ check, state, problem }) => (
            <li key={check} className={styles.check} data-state={state}>
              <Icon name={state === 'good' ? 'check' : state === 'bad' ? 'alert' : 'more'} />
              <span>
                {say.check[check]}
                <span className="visually-hidden"> ({words.goLive.states[state]})</span>
              </span>
              <span className={styles.value}>{camera && values(camera, check)}</span>
              {problem && <p className={styles.help}>{words.tonight.problems[problem]}</p>}
            </li>
          ))}
          <li className={styles.check} data-state={price > 0 ? 'good' : 'none'}>
            <Icon name={price > 0 ? 'check' : 'more'} />
            <span>{say.onSale}</span>
            <span className={styles.value}>
              {price > 0
                ? fill(say.soldSoFar, { price: money(price, currency), number: number(payments) })
                : say.notSold}
            </span>
          </li>
        </ul>
      </section>
      <div className={styles.go}>
        <div className={styles.wide}>
          <GoLiveButton channel={channel} id={String(room.id)} />
        </div>
        <p className="quiet small pretty">{room.waits_for_go ? say.waitsText : say.byItselfText}</p>
      </div>
      <GoChoice channel={channel} room={room} />
    </div>
  )
}
